import { event } from '@lattice/api/resources/event/event';
import { eventevaluate } from '@lattice/api/resources/event/eventevaluate';
import { grid } from '@lattice/api/resources/grid/grid';
import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import type { RatingQuery, SatisfactionRating } from '@lattice/api/resources/visualization/dispatch';
import type { Context, RawParameters } from '../../call/Context.ts';
import { refuseUnknownParameters } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { dictionaryWord } from '../../words/dataWords.ts';
import { gridIn, gridNames, inGridSubtree } from '../grids/gridSubtree.ts';
import { inPeriod, periodNames } from '../periods/period.ts';

/** What people rate. */
export type Rated = 'overall' | 'speed' | 'quality' | 'attitude' | 'solved' | 'services';

/** Column of an evaluation with one to five stars. */
const stars: Readonly<Record<Exclude<Rated, 'services'>, string>> = {
  overall: 'v.satisfaction::int',
  speed: 'v.speed_score',
  quality: 'v.quality_score',
  attitude: 'v.attitude_score',
  solved: 'case v.is_solved when 1 then 5 else 1 end',
};

/** How many bad cases are named. */
const MOST = 8;
const RATE = 'round(100.0 * count(*) filter (where score >= 4) / nullif(count(*), 0), 1)::float8';

/** Ratings as rows: whose, how many stars, when, where, of what kind. */
function ratings(q: ReportQuery, rated: Rated, id: string | null, context: Context): string {
  if (rated === 'services')
    return `select a.id, s.service_name as title, a.evaluate_score as score, a.gridding_id as grid,
        coalesce(a.handle_time, a.appoint_date::timestamptz) as time, s.id::text as key, s.service_name as kind
      from ${q.rowsOf(esServiceAppointmentrecord)} a
      join scentre_esserviceinfo s on s.id = a.service_id
      where a.evaluate_score is not null and ${inGridSubtree(q, id, 'a.gridding_id')}`;
  return `select e.id, e.event_title as title, ${stars[rated]} as score, e.gridding_id as grid, v.evaluate_time as time,
      coalesce(e.event_type, '') as key, coalesce(${dictionaryWord(context.language, 'w.')}, '') as kind
    from ${q.rowsOf(eventevaluate)} v
    join ${q.rowsOf(event)} e on e.id = v.event_id
    left join blade_system_dict w on w.code = 'event_type' and w.dict_key = e.event_type and w.is_deleted = 0
    where ${inGridSubtree(q, id, 'e.gridding_id')}`;
}

/** The grids right below one, or below the topmost, each with all that lie below it. */
const below = (q: ReportQuery, id: string | null): string => {
  const parent =
    id === null
      ? '(select t.id from grid_grid t where coalesce(t.parent_id, 0) = 0 and t.is_deleted = 0)'
      : `(${q.p(id)}::bigint)`;
  return `b as (select t.id, t.id as root, t.grid_name as name from ${q.of(grid)} and t.parent_id in ${parent}
      union select n.id, b.root, b.name from grid_grid n join b on n.parent_id = b.id where n.is_deleted = 0)`;
};

/** How content people in a grid and below are, by star, month, grid and kind, with the worst cases. */
export const rating =
  (rated: Rated) =>
  async (input: RawParameters<RatingQuery>, context: Context): Promise<SatisfactionRating> => {
    refuseUnknownParameters(input, [...gridNames, ...periodNames]);
    const q = new ReportQuery(context);
    const id = gridIn(input);
    const list = (rows: string) => `coalesce((select json_agg(x) from (${rows}) x), '[]'::json)`;
    return q.one<SatisfactionRating>(
      `with recursive ${below(q, id)}, r as (${ratings(q, rated, id, context)}),
         p as (select * from r where ${inPeriod(q, input, 'r.time')}),
         m as (select generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()),
             interval '1 month') as month)
       select (select count(*) from p)::int as total, (select ${RATE} from p) as rate,
         (select round(avg(score), 2)::float8 from p) as score,
         ${list(`select s.n::text as key, s.n::text as name, count(p.id)::int as value
           from generate_series(1, 5) as s (n) left join p on p.score = s.n group by s.n order by s.n desc`)} as items,
         ${list(`select to_char(m.month, 'YYYY-MM') as month, g.rate, coalesce(g.rated, 0) as rated
           from m left join (select date_trunc('month', r.time) as month, ${RATE} as rate, count(*)::int as rated
             from r where r.time >= date_trunc('month', now()) - interval '11 months' group by 1) g
             on g.month = m.month order by m.month`)} as trend,
         ${list(`select b.root::text as id, b.name, ${RATE} as rate, count(p.id)::int as rated
           from b join p on p.grid = b.id group by b.root, b.name order by 3, 4 desc`)} as areas,
         ${list(`select p.key, p.kind as name, ${RATE} as rate, count(*)::int as rated
           from p group by p.key, p.kind order by 3, 4 desc`)} as kinds,
         ${list(`select p.id::text as id, p.title, p.score,
             to_char(p.time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as time
           from p where p.score <= 2 order by p.time desc, p.id limit ${MOST}`)} as worst`,
    );
  };
