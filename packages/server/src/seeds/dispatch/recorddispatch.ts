import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { after, compact } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 调度记录 in the demo town. */
export const seed = demoRows(
  recorddispatch,
  { town: 80, sample: 5 },
  ({ n, random, community, member, moment, day }) => {
    const [type, text] = (
      [
        ['2', '请立即到场核实烟感报警并回传照片。'],
        ['1', ''],
        ['3', ''],
        ['4', '今晚有大到暴雨，请低洼处住户做好防范。'],
      ] as const
    )[n % 4] as readonly [string, string];
    const from = workerAt(officeOf('peace').id, 1);
    const status = n === 0 ? '0' : n % 19 === 8 ? '2' : '1';
    const minutes = random.int(3, 40);
    return {
      dispatchNo: `DD${compact(day)}${String(n + 1).padStart(4, '0')}`,
      dispatchType: type,
      sendType: type === '2' ? '2' : null,
      userIds: `${member.userId},${workerAt(community.deptId).userId}`,
      sendMess: text || null,
      roomNo: type === '1' ? String(880_000 + n) : null,
      roomName: type === '1' ? '应急会商' : null,
      startTime: moment,
      endTime: status === '1' ? after(moment, minutes) : null,
      duration: status === '1' ? minutes * 60 : null,
      sendUser: from.userId,
      sendDept: from.deptId,
      receiptCount: status === '1' ? 2 : 0,
      failReason: status === '2' ? '终端不在线' : null,
      status,
      createUser: from.userId,
      createDept: from.deptId,
    };
  },
);
