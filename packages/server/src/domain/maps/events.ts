import { event } from '@lattice/api/resources/event/event';
import type { EventOverview, EventQuery, EventTrend } from '@lattice/api/resources/visualization/dispatch';
import type { Context, RawParameters } from '../../call/Context.ts';
import { inGridSubtree, gridIn } from '../grids/gridSubtree.ts';
import { dayIn, refuseUnknownParameters, optionalTextIn } from '../../call/parameter.ts';
import { inPeriod } from '../periods/period.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

const NAMES = ['griddingId', 'gridingId', 'gridId', 'dateType', 'startDate', 'endDate', 'eventType', 'eventfrom'];

/** Condition of the events `t` that an event screen is about. */
export function eventsOf(question: Pick<ReportQuery, 'p'>, input: RawParameters<EventQuery>): string {
  refuseUnknownParameters(input, NAMES);
  const [type, from] = [optionalTextIn(input, 'eventType', 64), optionalTextIn(input, 'eventfrom', 64)];
  const kept =
    (type === '' ? '' : ` and t.event_type = ${question.p(type)}`) +
    (from === '' ? '' : ` and t.eventfrom = ${question.p(from)}`);
  return (
    `t.event_status not in ('0', '8')${kept} and ${inPeriod(question, input, 't.report_time')} ` +
    `and ${inGridSubtree(question, gridIn(input))}`
  );
}

/** Numbers of the events of a period. */
export async function eventOverview(input: RawParameters<EventQuery>, context: Context): Promise<EventOverview> {
  const q = new ReportQuery(context);
  const rate = (part: string, whole: string) => `round(100.0 * ${part} / nullif(${whole}, 0), 1)::float8`;
  return q.one<EventOverview>(
    `with n as (
       select count(*) as total, count(*) filter (where t.event_status in ('5', '6')) as closed,
         count(*) filter (where coalesce(t.finish_time, now()) > t.deadline) as late,
         count(*) filter (where t.event_status in ('5', '6')
           and (t.deadline is null or coalesce(t.finish_time, now()) <= t.deadline)) as punctual,
         count(t.rated) as rated, count(*) filter (where t.rated in ('4', '5')) as content
       from ${q.of(event)} and ${eventsOf(q, input)})
     select n.total::int, (n.total - n.closed)::int as open, n.closed::int, n.late::int as overdue,
       (select count(*)::int from ${q.of(event)} and ${eventsOf(q, input)} and t.id in (
         select x.event_id from event_eventsupervise x where x.supervise_status = '1' and x.is_deleted = 0))
       as supervised, ${rate('n.closed', 'n.total')} as "finishRate", ${rate('n.punctual', 'n.closed')} as
       "onTimeRate", ${rate('n.content', 'n.rated')} as "satisfyRate"
     from n`,
  );
}

/** Events of a period by category, the most frequent first. */
export async function eventCategories(
  input: RawParameters<EventQuery>,
  context: Context,
): Promise<{ categoryName: string; count: number }[]> {
  const q = new ReportQuery(context);
  return q.rows<{ categoryName: string; count: number }>(
    `select coalesce(c.category_name, '') as "categoryName", count(*)::int as count
      from (select t.category_id from ${q.of(event)} and ${eventsOf(q, input)}) e
      left join event_eventcategory c on c.id = e.category_id
      group by 1
      order by 2 desc, 1`,
  );
}

/**
 * Events by day: of the period as far as it has passed, of the last thirty days without one; days without events are
 * there.
 */
export async function eventTrend(input: RawParameters<EventQuery>, context: Context): Promise<EventTrend[]> {
  const q = new ReportQuery(context);
  const isOpen = ['dateType', 'startDate', 'endDate'].every((name) => optionalTextIn(input, name, 20) === '');
  const recent = isOpen ? " and t.report_time >= current_date - interval '29 days'" : '';
  const [from, to] = [dayIn(input, 'startDate'), dayIn(input, 'endDate')];
  const begin = from === '' ? 'least((select min(reported) from e), current_date - 29)' : `${q.p(from)}::date`;
  const end = to === '' ? 'current_date' : `least(${q.p(to)}::date, current_date)`;
  const first = from === '' ? 'coalesce((select min(reported) from e), current_date - 29)' : `${q.p(from)}::date`;
  return q.rows<EventTrend>(
    `with e as (select t.report_time::date as reported, t.finish_time::date as finished, count(*)::int as n
        from ${q.of(event)} and ${eventsOf(q, input)}${recent} group by 1, 2),
       d as (select generate_series(${begin}, ${end}, interval '1 day')::date as day limit 400),
       r as (select reported as day, sum(n)::int as n from e group by 1),
       f as (select finished as day, sum(n)::int as n from e group by 1)
     select d.day::text as day, coalesce(r.n, 0) as reported, coalesce(f.n, 0) as closed
     from d
     left join r on r.day = d.day
     left join f on f.day = d.day
     where d.day >= ${first} order by d.day`,
  );
}
