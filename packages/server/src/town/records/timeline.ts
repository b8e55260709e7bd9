import { after, minutesBetween } from '../calendar.ts';
import type { TownEvent } from './events.ts';
import { officeOf } from '../places/offices.ts';
import { workerAt } from '../people/staff.ts';

/** A step in the course of an event. */
export interface Step {
  node: string;
  action: string;
  from: string;
  to: string;
  /** None when the server did it. */
  userId: string | null;
  deptId: string | null;
  time: string;
  opinion: string;
  next?: { deptId: string; userId: string };
  minutes: number;
}

/** The server itself. */
const system = { userId: null, deptId: null };

/** The steps of an event so far, oldest first. */
export function timelineOf(event: TownEvent): Step[] {
  const { spot, status, kind, office, clerk } = event;
  if (status === '0') return [];
  const member = { userId: spot.member.userId, deptId: spot.community.deptId };
  const center = workerAt(officeOf('peace').id, 1);
  const desk = { userId: center.userId, deptId: center.deptId };
  const doer = { userId: clerk.userId, deptId: office.deptId };
  const steps: Omit<Step, 'minutes'>[] = [
    {
      node: '事件上报',
      action: '01',
      from: '0',
      to: '1',
      ...member,
      time: event.reported,
      opinion: event.desc,
      next: desk,
    },
  ];
  if (status === '7')
    steps.push({
      node: '受理审核',
      action: '09',
      from: '1',
      to: '7',
      ...desk,
      time: after(event.reported, 42),
      opinion: '照片不清、地点不详，请补充后重新上报。',
      next: member,
    });
  if (status === '8')
    steps.push({
      node: '受理审核',
      action: '15',
      from: '1',
      to: '8',
      ...desk,
      time: after(event.reported, 55),
      opinion: '与已受理的事件重复，作废处理。',
    });
  if (event.accepted !== undefined)
    steps.push({
      node: '受理分派',
      action: '03',
      from: '1',
      to: '2',
      ...desk,
      time: event.accepted,
      opinion: `属${kind.name}，请${office.deptName}在时限内办理。`,
      next: doer,
    });
  if (event.signed !== undefined)
    steps.push({
      node: '部门签收',
      action: '04',
      from: '2',
      to: '3',
      ...doer,
      time: event.signed,
      opinion: '已签收，安排人员到现场。',
    });
  if (event.handled !== undefined)
    steps.push({
      node: '部门办理',
      action: '07',
      from: '3',
      to: '4',
      ...doer,
      time: event.handled,
      opinion: kind.done,
      next: member,
    });
  if (event.checked !== undefined)
    steps.push({
      node: '网格核查',
      action: '08',
      from: '4',
      to: '5',
      ...member,
      time: event.checked,
      opinion: '现场核查属实，问题已解决。',
    });
  if (event.closed !== undefined)
    steps.push({
      node: event.isRated ? '群众评价' : '评价',
      action: '14',
      from: '5',
      to: '6',
      time: event.closed,
      ...(event.isRated
        ? { ...member, opinion: '已电话回访，当事群众表示满意。' }
        : { ...system, opinion: '逾期未评价，系统自动办结' }),
    });
  return steps.map((step, i) => ({
    ...step,
    minutes: i === 0 ? 0 : minutesBetween(steps[i - 1]?.time ?? step.time, step.time),
  }));
}
