import type { Resource } from '@lattice/api/resource';
import type { AgeBand, EducationShare } from '@lattice/api/resources/grid/gridmember';
import type { Context } from '../../call/Context.ts';
import { inGridSubtree, gridIn } from '../grids/gridSubtree.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { dictionaryWord } from '../../words/dataWords.ts';

type Input = Readonly<Record<string, unknown>>;

/** Years between a birth date column and today. */
export const years = (column: string): string => `extract(year from age(current_date, ${column}))::int`;

const BANDS = [
  [0, 17],
  [18, 29],
  [30, 39],
  [40, 49],
  [50, 59],
  [60, 69],
  [70, 79],
] as const;
const OLDEST = 80;

/** People of a register in a grid and below by age; each band is there, empty ones with 0. */
export async function byAge(register: Resource, input: Input, context: Context, further = 'true'): Promise<AgeBand[]> {
  const q = new ReportQuery(context);
  const cases = [
    ...BANDS.map(([from, to]) => `when ${years('t.birth_date')} <= ${to} then '${from}-${to}'`),
    `else '${OLDEST}+'`,
  ].join(' ');
  const rows = await q.rows<AgeBand>(
    `select x.band as "ageBand", count(*)::int as count
      from (select case ${cases} end as band from ${q.of(register)} and t.birth_date is not null and ${further}
          and ${inGridSubtree(q, gridIn(input))}) x
      group by 1`,
  );
  const counts = new Map(rows.map((row) => [row.ageBand, row.count]));
  return [...BANDS.map(([from, to]) => `${from}-${to}`), `${OLDEST}+`].map((ageBand) => ({
    ageBand,
    count: counts.get(ageBand) ?? 0,
  }));
}

/** People of a register in a grid and below by schooling, the most frequent first. */
export async function byEducation(
  register: Resource,
  input: Input,
  context: Context,
  further = 'true',
): Promise<EducationShare[]> {
  const q = new ReportQuery(context);
  const name = dictionaryWord(context.language, 'w.');
  return q.rows<EducationShare>(
    `select x.education, coalesce((select ${name} from blade_system_dict w
          where w.code = 'education' and w.dict_key = x.education and w.is_deleted = 0 limit 1), '') as "educationName",
      x.n as count
     from (select coalesce(t.education, '') as education, count(*)::int as n from ${q.of(register)} and ${further}
         and ${inGridSubtree(q, gridIn(input))} group by 1) x
     order by x.n desc, x.education`,
  );
}
