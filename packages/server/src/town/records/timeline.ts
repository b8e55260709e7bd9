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

/** One of so many events that were handled takes more turns than usual. */
const KNOTTY = 29;

const isKnotty = ({ n, signed, handled }: TownEvent): boolean =>
  n % KNOTTY === 2 && signed !== undefined && handled !== undefined;

type Who = Pick<Step, 'userId' | 'deptId'>;

/** What a knotty event goes through between being taken up and being done: passed on twice, done again twice. */
function turnsOf({ signed = '', handled = '' }: TownEvent, doer: Who, checker: Who): Omit<Step, 'minutes'>[] {
  const turns: readonly (readonly [node: string, action: string, from: string, to: string, who: Who, words: string])[] =
    [
      ['部门办理', '05', '3', '2', doer, '现场涉及相邻地块，需先由责任科室确认权属。'],
      ['部门签收', '04', '2', '3', doer, '已签收，会同责任科室到现场。'],
      ['部门办理', '05', '3', '2', doer, '权属已确认，转回经办人继续办理。'],
      ['部门签收', '04', '2', '3', doer, '已签收，继续办理。'],
      ['部门办理', '07', '3', '4', doer, '已完成第一次整改。'],
      ['网格核查', '09', '4', '3', checker, '整改不彻底，请重新办理。'],
      ['部门办理', '07', '3', '4', doer, '已完成第二次整改。'],
      ['网格核查', '09', '4', '3', checker, '仍有居民反映问题未解决，请再次办理。'],
    ];
  const whole = minutesBetween(signed, handled);
  return turns.map(([node, action, from, to, who, opinion], at) => ({
    node,
    action,
    from,
    to,
    ...who,
    time: after(signed, Math.floor((whole * (at + 1)) / (turns.length + 1))),
    opinion,
  }));
}

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
  if (isKnotty(event)) steps.push(...turnsOf(event, doer, member));
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
