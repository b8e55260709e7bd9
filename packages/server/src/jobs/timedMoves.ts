/** A move that the server makes by itself once its time has come. */
export interface TimedMove {
  /** Path of the definition, and the field of its state machine. */
  path: string;
  field: string;
  from: string;
  to: string;
  /** SQL that is true of a row `t` when the move is due; `$1` is the moment. */
  due: string;
  /** Statement that is run once the row has moved; `$1` is its id. */
  after?: string;
}

const DAY = '$1::timestamptz::date';
const moves = (path: string, field: string, ...all: readonly (readonly [from: string, to: string, due: string])[]): TimedMove[] => all.map(([from, to, due]) => ({ path, field, from, to, due }));
const until = (column: string) => `t.${column} <= $1::timestamptz`;
const before = (column: string) => `t.${column} < ${DAY}`;
const patrolOver = 'exists (select 1 from project_patroltask k where k.id = t.task_id and k.end_time <= $1::timestamptz and k.status in (\'1\', \'2\', \'4\'))';
const onLeave = "exists (select 1 from grid_gridmemberleaveapproval a where a.grid_member_id = t.id and a.leave_status = '2' and a.is_deleted = 0 and a.start_time <= $1::timestamptz and a.end_time > $1::timestamptz)";

const checked = "(select max(p.operate_time) from event_eventprocess p where p.event_id = t.id and p.to_status = '5' and p.from_status <> '5' and p.is_deleted = 0)";

const MISSED = 'update project_patroltaskprogress set missed_points = greatest(coalesce(total_points, 0) - coalesce(checked_points, 0), 0) where id = $1';

/** Days for which a good that was exchanged is kept for collection. */
const COLLECT_DAYS = 30;
/** Days for which an event that was handled waits for an evaluation. */
const RATE_DAYS = 7;
/** Hours after which an answer sheet that was never handed in no longer counts. */
const ANSWER_HOURS = 24;
/** Days before its end from which a licence is close to it. */
const LICENCE_DAYS = 30;
/** Hours after its end when a plan is ready to be started anew. */
const PLAN_HOURS = 24;

/** All moves that time makes, in the order in which they are made: parts before the whole that follows them. */
export const timedMoves: readonly TimedMove[] = [
  ...moves('event/event', 'eventStatus', ['5', '6', `coalesce(${checked}, t.finish_time, t.update_time) <= $1::timestamptz - interval '${RATE_DAYS} days'`]),
  ...moves('project/gridmemberTaskHandle', 'status', ['0', '5', until('deadline')], ['1', '5', until('deadline')]),
  ...moves('project/gridmemberTask', 'status', ['1', '4', until('deadline')], ['2', '4', until('deadline')]),
  ...moves('project/patrolTaskPoints', 'status', ['0', '3', patrolOver]),
  ...moves('project/patrolTaskProgress', 'status', ['0', '3', `${before('patrol_date')} or ${patrolOver}`], ['1', '3', `${before('patrol_date')} or ${patrolOver}`]).map((timed) => ({ ...timed, after: MISSED })),
  ...moves('project/patrolTask', 'status', ['1', '4', until('end_time')], ['2', '4', until('end_time')]),
  ...moves('project/volunteActivities', 'status', ['1', '2', until('sign_up_deadline')], ['2', '3', until('start_time')], ['3', '4', until('end_time')]),
  ...moves('project/volunteRecord', 'status', ['0', '4', 'exists (select 1 from project_volunteactivities a where a.id = t.activity_id and a.end_time <= $1::timestamptz)']),
  ...moves('project/exchangeRecord', 'status', ['0', '3', `t.exchange_time <= $1::timestamptz - interval '${COLLECT_DAYS} days'`]),
  ...moves('project/titleransaction', 'status', ['3', '6', before('end_date')]),
  ...moves('project/hedgePoints', 'status', ['2', '3', 't.current_people >= t.capacity'], ['3', '2', 'coalesce(t.current_people, 0) < t.capacity']),
  ...moves('project/intelligentPlan', 'runStatus', ['2', '0', `t.update_time <= $1::timestamptz - interval '${PLAN_HOURS} hours'`]),
  ...moves('scentre/esPostInfo', 'status', ['1', '4', before('expire_date')]),
  ...moves('scentre/esServiceAppointmentrecord', 'status', ['1', '4', before('appoint_date')]),
  ...moves('cms/messageMain', 'status', ['1', '2', `coalesce(t.schedule_time, $1::timestamptz) <= $1::timestamptz`]),
  ...moves('cms/articlewechatmass', 'status', ['1', '2', `coalesce(t.schedule_time, $1::timestamptz) <= $1::timestamptz`]),
  ...moves('dispatch/devWarnRecord', 'status', ['4', '2', "exists (select 1 from event_event e where e.id = t.event_id and e.event_status in ('5', '6') and e.is_deleted = 0)"]),
  ...moves('psychological/appletanswerrecord', 'status', ['0', '3', `t.start_time <= $1::timestamptz - interval '${ANSWER_HOURS} hours'`]),
  ...moves('source/renterinfo', 'rentStatus', ['1', '3', before('end_date')]),
  ...moves('grid/gridmember', 'workState', ['1', '4', onLeave], ['4', '1', `not ${onLeave} and exists (select 1 from grid_gridmemberleaveapproval a where a.grid_member_id = t.id and a.is_deleted = 0)`]),
  ...moves('krd/license', 'status', ['1', '2', `t.expire_time <= $1::timestamptz + interval '${LICENCE_DAYS} days'`], ['2', '3', until('expire_time')]),
];
