import { type EventFault, type FaultCount, eventFaults } from '@lattice/api/supervisionCalls';
import { event } from '@lattice/api/resources/event/event';
import type { Context } from '../../call/Context.ts';
import { dayIn } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

/** How often an event may be sent back, passed on or done again before it is a knotty one. */
const USUAL_TURNS = 3;

/** Conditions of the questions of supervision on an event `t`, over its state and its course. */
const conditions: Readonly<Record<EventFault, string>> = {
  isUnaccepted: `t.event_status in ('1', '2') and t.accept_deadline < now()`,
  isUnhandled: `t.event_status in ('2', '3') and t.deadline < now()`,
  isImproper: `t.event_status not in ('0', '8') and (exists (select 1 from event_eventprocess p
      where p.event_id = t.id and p.from_status = '4' and p.to_status = '3' and p.is_deleted = 0)
    or exists (select 1 from event_eventevaluate v
      where v.event_id = t.id and (v.satisfaction in ('1', '2') or v.is_solved = 0) and v.is_deleted = 0))`,
  isKnotty: `t.event_status not in ('0', '8') and (select count(*) from event_eventprocess p
      where p.event_id = t.id and p.from_status || p.to_status in ('21', '32', '43') and p.is_deleted = 0)
    > ${USUAL_TURNS}`,
};

/**
 * The conditions of the questions about the past, which look at the events reported since a day (the others look at all
 * open ones), as sets: many events are counted in one go, not one by one.
 */
const past: Readonly<Partial<Record<EventFault, string>>> = {
  isImproper: `t.event_status not in ('0', '8') and t.id in (select p.event_id from event_eventprocess p
      where p.from_status || p.to_status = '43' and p.is_deleted = 0
    union select v.event_id from event_eventevaluate v
      where (v.satisfaction in ('1', '2') or v.is_solved = 0) and v.is_deleted = 0)`,
  isKnotty: `t.event_status not in ('0', '8') and t.id in (select p.event_id from event_eventprocess p
      where p.from_status || p.to_status in ('21', '32', '43') and p.is_deleted = 0
      group by p.event_id having count(*) > ${USUAL_TURNS})`,
};

/** The questions of supervision as expressions of the computed fields of events. */
export const faultExpressions = Object.fromEntries(
  eventFaults.map((fault) => [fault, `case when ${conditions[fault]} then 1 else 0 end`]),
) as Readonly<Record<EventFault, string>>;

/** How many events each question finds with each department and person that handles them. */
export async function faultCounts(input: Readonly<Record<string, unknown>>, context: Context): Promise<FaultCount[]> {
  const q = new ReportQuery(context);
  const day = dayIn(input, 'startDate');
  const since = day === '' ? 'true' : `t.report_time >= ${q.p(day)}::date`;
  const found = eventFaults.map(
    (fault) => `select '${fault}' as fault, t.handle_dept_id as dept, t.handle_user_id as person
      from ${q.of(event)} and ${past[fault] === undefined ? conditions[fault] : `${since} and ${past[fault]}`}`,
  );
  return q.rows<FaultCount>(
    `select x.fault, coalesce(x.dept::text, '') as "deptId", coalesce(d.dept_name, '') as "deptIdName",
      coalesce(x.person::text, '') as "userId", coalesce(u.real_name, '') as "userIdName", count(*)::int as count
     from (${found.join(' union all ')}) x
     left join blade_system_dept d on d.id = x.dept
     left join blade_user u on u.id = x.person
     group by x.fault, x.dept, d.dept_name, x.person, u.real_name
     order by x.fault, x.dept nulls first, x.person nulls first`,
  );
}
