import { type Move, type Resource, statesOf } from '@lattice/api/resource';

/** How the records of a register wait for people; what is not said is read from its definition. */
export interface TodoSource {
  /** Field of the state of which the moves are; default that of the record itself. */
  state?: string;
  /** Moves for which a record waits, as `from>to`; default those that decide on a request. */
  moves?: readonly string[];
  /** Field of the limit, a day to its end, and the states in which it counts; default none. */
  due?: { field: string; in: readonly string[] };
  /** Field of the title; default that of the definition. */
  title?: string;
  /** Field of the second line; default none. */
  detail?: string;
  /** Field that names the grid members who have the record to do; moves of grid members are theirs alone. */
  members?: string;
  /** Field of the person who took it on; while nobody did, it waits for everybody who may. */
  taker?: string;
  /** Condition of the rows `t` of which anything waits; default all. */
  where?: string;
  /** What is done next, by the move for it, where a call of its own makes the move; labels of definitions. */
  actions?: Readonly<Record<string, string>>;
  /** Page on which it is done; default the record itself. */
  link?: string;
}

/** Registers whose records wait for somebody. */
const sources: Readonly<Record<string, TodoSource>> = {
  'event/event': {
    moves: ['1>2', '2>3', '3>4', '4>5', '5>6', '7>1'],
    due: { field: 'deadline', in: ['1', '2', '3', '4'] },
    detail: 'address',
  },
  'event/eventsupervise': { moves: ['1>2', '2>3'], due: { field: 'limitTime', in: ['1'] }, detail: 'eventId' },
  'event/eventdelay': { moves: ['1>2'], detail: 'eventId' },
  'project/gridmemberTaskHandle': {
    moves: ['0>1', '1>2', '4>2', '5>2', '2>3'],
    due: { field: 'deadline', in: ['0', '1', '4', '5'] },
    detail: 'gridMemberId',
    members: 'gridMemberId',
  },
  // Of a patrol that comes again only the round of the day waits: what ends the plan ends all later rounds.
  'project/patrolTask': {
    moves: ['1>2', '2>3', '4>3'],
    due: { field: 'endTime', in: ['1', '2', '4'] },
    detail: 'griddingId',
    members: 'gridMemberIds',
    where: "(coalesce(t.cycle_type, '0') = '0' or t.status = '4')",
  },
  'project/patrolTaskProgress': {
    moves: ['0>1', '1>2'],
    due: { field: 'patrolDate', in: ['0', '1'] },
    detail: 'griddingId',
    members: 'gridMemberId',
    where:
      'exists (select 1 from project_patroltask k where k.id = t.task_id ' +
      "and k.cycle_type <> '0' and k.status in ('1', '2') and k.is_deleted = 0)",
    actions: { '0>1': '开始巡查', '1>2': '完成巡查' },
    link: '/project/walk',
  },
  'dispatch/devWarnRecord': { moves: ['0>1'], title: 'deviceName', detail: 'warnNo' },
  'dispatch/warnManage': { moves: ['0>1'], detail: 'address' },
  'project/exchangeRecord': { moves: ['0>1'], title: 'goodsName', detail: 'personName' },
  'scentre/esServiceAppointmentrecord': { moves: ['0>1', '1>2'], title: 'serviceId', detail: 'personName' },
  'party/pmTransfer': { moves: ['0>1'], title: 'memberId', detail: 'toOrgId' },
  'psychological/appletanswerrecord': {
    state: 'warnStatus',
    moves: ['1>2', '2>3'],
    title: 'recordNo',
    detail: 'hmid',
    taker: 'handleUser',
  },
  'blade-user': { moves: ['0>1'], detail: 'realName' },
  // Points stand unless somebody refuses them.
  'project/GridmemberPoints': { moves: [] },
};

/** How the records of a register wait, the field of the state, and the moves for which they do. */
export interface Waiting {
  source: TodoSource;
  state: string;
  moves: readonly Move[];
}

/** How the records of a register wait; null for registers of which nothing waits. */
export function todoSource(resource: Resource): Waiting | null {
  const source = sources[resource.path] ?? {};
  const states = statesOf(resource).find(({ field }) => source.state === undefined || field === source.state);
  if (states === undefined || (source.state === undefined && resource.states === undefined)) return null;
  const moves = states.moves.filter(({ from, to, label, approval }) =>
    source.moves === undefined ? approval === true && label !== undefined : source.moves.includes(`${from}>${to}`),
  );
  return moves.length === 0 ? null : { source, state: states.field, moves };
}

/** The paths that are named here, for the test that holds them against the definitions. */
export const namedSources: readonly (readonly [path: string, source: TodoSource])[] = Object.entries(sources);
