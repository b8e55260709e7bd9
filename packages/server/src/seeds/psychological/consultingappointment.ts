import { dayFrom, weekdayOf } from '@lattice/api/day';
import { consultingappointment } from '@lattice/api/resources/psychological/consultingappointment';
import { clock, compact, momentOf } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { faces } from '../../town/people/faces.ts';

/** Counsellors of the town who take people. */
const EXPERTS = 7;
/** Weeks before this one of which appointments are kept. */
const PAST = 2;

const counsellor = faces.find(({ account }) => account === 'counsellor')?.userId ?? null;

/** Start data of 咨询预约 in the demo town: each counsellor takes somebody in the first hours of each week. */
export const seed = demoRows(consultingappointment, { town: 28, sample: 28 }, ({ n, town, random }) => {
  const expert = n % EXPERTS;
  const monday = dayFrom(town.today, 1 - weekdayOf(town.today));
  const appointDate = dayFrom(monday, (Math.floor(n / EXPERTS) - PAST) * EXPERTS + (expert % 5));
  const status =
    appointDate < town.today
      ? random.weighted([
          ['2', 8],
          ['3', 1],
          ['4', 1],
        ])
      : (['0', '1'] as const)[n % 2];
  const isDone = status === '2';
  const [before, yesterday] = [dayFrom(appointDate, -3), dayFrom(town.today, -1)];
  const asked = momentOf(before < yesterday ? before : yesterday, random.int(500, 1100));
  return {
    appointNo: `ZY${compact(appointDate)}${String(n + 1).padStart(4, '0')}`,
    expertId: idOf('psychological/consultingexpert', expert),
    roomId: idOf('psychological/consultingroom', expert % 4),
    appointDate,
    startTime: clock(9),
    consultMode: n % 5 === 4 ? '2' : '1',
    answerRecordId: null,
    demand: (['睡眠不好，想聊一聊', '与孩子沟通困难', '工作压力大', '照料老人感到疲惫'] as const)[n % 4],
    handleUser: status === '0' ? null : counsellor,
    handleTime: status === '0' ? null : isDone ? `${appointDate} ${clock(10, 20)}` : asked,
    consultNote: isDone ? '情绪平稳，约定两周后再谈。' : null,
    cancelReason: status === '3' ? '时间冲突，另约。' : null,
    status,
    createTime: asked,
    updateTime: asked,
  };
});
