import { type TrackPoint, gridmembertrajectory } from '@lattice/api/resources/grid/gridmembertrajectory';
import { handle } from '../../call/handle.ts';
import { dayIn, idIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}([ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/;

/** The moment that a parameter may carry; a day alone means its start, or its end for the end of a span. */
function momentIn(input: Readonly<Record<string, unknown>>, name: string, end: boolean): string {
  const text = optionalTextIn(input, name, 19);
  if (text !== '' && (!MOMENT.test(text) || dayIn(input, name) === ''))
    throw new Refusal(400, say`参数“${name}”应为时间，格式 2026-01-31 08:30:00`);
  return text.length === 10 && end ? `${text} 23:59:59` : text;
}

/** Answers of 网格员轨迹. */
export const handlers = handle(gridmembertrajectory, {
  getCoordinate: async (input, context) => {
    const q = new ReportQuery(context);
    const [from, to] = [momentIn(input, 'startTime', false), momentIn(input, 'endTime', true)];
    const member = q.p(idIn(input, 'gridMemberId'));
    const start = from === '' ? 'current_date' : `${q.p(from)}::timestamptz`;
    const end = to === '' ? '' : ` and t.locate_time <= ${q.p(to)}::timestamptz`;
    return q.rows<TrackPoint>(
      `select t.id, to_char(t.locate_time, 'YYYY-MM-DD HH24:MI:SS') as "locateTime", trim_scale(t.lng)::text as lng,
        trim_scale(t.lat)::text as lat, t.speed::float8 as speed, coalesce(t.in_grid, 0) as "inGrid"
       from ${q.of(gridmembertrajectory)} and t.grid_member_id = ${member} and t.locate_time >= ${start}${end}
       order by t.locate_time, t.id limit 5000`,
    );
  },
});
