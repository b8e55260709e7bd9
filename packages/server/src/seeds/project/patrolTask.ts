import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { after, compact, dayFrom, momentOf } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { patrolStatus } from '../../town/records/rounds.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 巡查任务 in the demo town. */
export const seed = demoRows(patrolTask, { town: 120, sample: 6 }, ({ n, town, grid, member }) => {
  const status = patrolStatus(n);
  const start = momentOf(
    dayFrom(town.today, status === '0' || status === '1' ? 1 : status === '2' ? 0 : -3 - (n % 80)),
    480,
  );
  return {
    taskNo: `XCRW${compact(start)}${String(n + 1).padStart(3, '0')}`,
    taskName: `${grid.name}${['消防安全', '治安', '环境卫生', '防汛'][n % 4]}巡查`,
    taskType: n % 5 === 0 ? '2' : '1',
    patrolType: ['2', '1', '4', '6'][n % 4],
    startTime: start,
    endTime: after(start, 600),
    cycleType: '0',
    cycleDays: null,
    priority: '3',
    gridMemberIds: member.id,
    issueTime: status === '0' ? null : after(start, -900),
    requirement: '逐点打卡拍照，发现问题及时上报。',
    status,
    createTime: after(start, -1000),
    updateTime: start,
    createUser: workerAt(officeOf('peace').id, 2).userId,
    createDept: officeOf('peace').id,
  };
});
