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
const RATE = 'round(100.0 * sum(n) filter (where score >= 4) / nullif(sum(n), 0), 1)::float8';
/** Starts of the last twelve months and of the next one. */
const STARTS = `array(select generate_series(date_trunc('month', now()) - interval '11 months',
  date_trunc('month', now()) + interval '1 month', interval '1 month'))`;

/** The ratings that a question is about. */
interface Ratings {
  /** The ratings and what they are of, as a `from`, and the condition on them. */
  from: string;
  where: string;
  /** Columns of a rating: what it is of, its kind, its grid, its stars, when it was given, and what was said. */
  id: string;
  title: string;
  key: string;
  grid: string;
  score: string;
  time: string;
  words: string;
  /** Joins the name of the kind `k.key` as `w.name`. */
  names: string;
}

function ratings(q: ReportQuery, rated: Rated, gridId: string | null, context: Context): Ratings {
  if (rated === 'services')
    return {
      from: `${q.rowsOf(esServiceAppointmentrecord)} a join scentre_esserviceinfo s on s.id = a.service_id`,
      where: `a.evaluate_score is not null and ${inGridSubtree(q, gridId, 'a.gridding_id')}`,
      id: 'a.id',
      title: 's.service_name',
      key: 's.id::text',
      grid: 'a.gridding_id',
      score: 'a.evaluate_score',
      time: 'coalesce(a.handle_time, a.appoint_date::timestamptz)',
      words: 'a.evaluate_content',
      names: 'left join (select s.id::text as key, s.service_name as name from scentre_esserviceinfo s) w using (key)',
    };
  return {
    from: `${q.rowsOf(eventevaluate)} v join ${q.rowsOf(event)} e on e.id = v.event_id`,
    where: inGridSubtree(q, gridId, 'e.gridding_id'),
    id: 'e.id',
    title: 'e.event_title',
    key: "coalesce(e.event_type, '')",
    grid: 'e.gridding_id',
    score: stars[rated],
    time: 'v.evaluate_time',
    words: 'v.evaluate_content',
    names: `left join (select d.dict_key as key, ${dictionaryWord(context.language, 'd.')} as name
      from blade_system_dict d where d.code = 'event_type' and d.is_deleted = 0) w using (key)`,
  };
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
    const { from, where, names, ...of } = ratings(q, rated, id, context);
    const inside = inPeriod(q, input, of.time);
    return q.one<SatisfactionRating>(
      `with recursive ${below(q, id)},
         r as (select ${of.key} as key, b.root, ${of.score} as score, ${inside} as inside,
           width_bucket(${of.time}, ${STARTS}) as month, count(*) as n
           from ${from} left join b on b.id = ${of.grid} where ${where} group by 1, 2, 3, 4, 5),
         p as (select * from r where inside)
       select (select coalesce(sum(n), 0) from p)::int as total, (select ${RATE} from p) as rate,
         (select round(sum(score * n) / sum(n) filter (where score is not null), 2)::float8 from p) as score,
         ${list(`select s.n::text as key, s.n::text as name, coalesce(sum(p.n), 0)::int as value
           from generate_series(1, 5) as s (n) left join p on p.score = s.n group by s.n order by s.n desc`)} as items,
         ${list(`select to_char(m.start, 'YYYY-MM') as month, g.rate, coalesce(g.rated, 0) as rated
           from unnest(${STARTS}) with ordinality m (start, month)
           left join (select month, ${RATE} as rate, sum(n)::int as rated from r group by 1) g on g.month = m.month
           where m.month <= 12 order by m.month`)} as trend,
         ${list(`select b.root::text as id, b.name, ${RATE} as rate, sum(p.n)::int as rated
           from b join p on p.root = b.id where b.id = b.root group by b.root, b.name order by 3, 4 desc`)} as areas,
         ${list(`select key, coalesce(w.name, '') as name, k.rate, k.rated
           from (select key, ${RATE} as rate, sum(n)::int as rated from p group by 1) k ${names}
           order by 3, 4 desc, 1`)} as kinds,
         ${list(`select y.id::text as id, y.title, y.score, y.words,
             to_char(y.time, 'YYYY-MM-DD HH24:MI:SS') as time
           from (select ${of.id} as id, ${of.title} as title, ${of.score} as score, ${of.time} as time,
               coalesce(${of.words}, '') as words from ${from}
             where ${where} and ${of.score} <= 2 and ${inside} order by 4 desc, 1 limit ${MOST}) y
           order by y.time desc, y.id`)} as worst`,
    );
  };
