import type { ScaleGroup } from '@lattice/api/psychology/groupCall';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { type Group, shownGroups } from './shownGroups.ts';

const quarterOf = (moment: string) => `to_char(${moment}, 'YYYY-"Q"Q')`;

/** What of a person the figures of groups need. */
interface Person {
  recordId: string;
  sourceType: string;
  deptId: string;
  deptName: string;
  level: string;
}

/** Each person once, with the last answer of the quarter. */
const peopleSql = `select distinct on (x.person) x.id::text as "recordId", x.source_type as "sourceType",
    coalesce(d.id::text, '0') as "deptId", coalesce(d.dept_name, '') as "deptName", x.level
  from (
    select r.id, r.submit_time, r.gridding_id, coalesce(r.source_type, '') as source_type,
      coalesce(r.result_level, '') as level,
      coalesce('m' || r.grid_member_id, 'w' || r.wechat_user_id, case when coalesce(r.phone, '') <> ''
        and coalesce(r.person_name, '') <> '' then 'p' || r.phone || ' ' || r.person_name end, 'r' || r.id) as person
    from psychological_appletanswerrecord r
    where r.tenant_id = $1 and r.hmid = $2 and r.status = '2' and r.is_deleted = 0
      and ${quarterOf('r.submit_time')} = $3) x
  left join grid_grid g on g.id = x.gridding_id
  left join blade_system_dept d on d.id = g.dept_id
  order by x.person, x.submit_time desc, x.id desc`;

const scoresSql = `select answer_record_id::text as "recordId", factor_name as name,
    coalesce(is_total, 0) = 1 as "isTotal", factor_score::float8 as score, norm_mean::float8 as norm
  from psychological_appletfactorresult
  where answer_record_id = any($1::bigint[]) and is_deleted = 0
  order by id`;

interface Score {
  recordId: string;
  name: string;
  isTotal: boolean;
  score: number | null;
  norm: number | null;
}

/** In the order in which they come. */
const by = <P>(people: readonly P[], key: (person: P) => string): [string, P[]][] => {
  const found = new Map<string, P[]>();
  for (const person of people) found.set(key(person), [...(found.get(key(person)) ?? []), person]);
  return [...found];
};

/** The same, in the order of the keys. */
const inOrder = <P>(people: readonly P[], key: (person: P) => string): [string, P[]][] =>
  by(people, key).sort(([a], [b]) => a.localeCompare(b));

/** Everybody, by kind of people, and of each kind by department. */
const treeOf = (people: readonly Person[]): Group<Person> => ({
  id: '',
  people,
  groups: inOrder(people, ({ sourceType }) => sourceType).map(([sourceType, some]) => ({
    id: sourceType,
    people: some,
    groups: inOrder(some, ({ deptId }) => deptId).map(([deptId, few]) => ({
      id: `${sourceType}.${deptId}`,
      people: few,
      groups: [],
    })),
  })),
});

const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;

function figuresOf({ id, people }: Group<Person>, scores: readonly Score[]): ScaleGroup {
  const [first] = people;
  const ids = new Set(people.map(({ recordId }) => recordId));
  const own = scores.filter(({ recordId, score }) => ids.has(recordId) && score !== null);
  return {
    id,
    sourceType: id === '' ? '' : (first?.sourceType ?? ''),
    deptName: id.includes('.') ? (first?.deptName ?? '') : '',
    people: people.length,
    levels: inOrder(people, ({ level }) => level).map(([level, some]) => ({ level, people: some.length })),
    factors: by(own, ({ name }) => name).map(([name, some]) => {
      const norms = some.flatMap(({ norm }) => (norm === null ? [] : [norm]));
      return {
        name,
        isTotal: some[0]?.isTotal ?? false,
        mean: some.length === people.length ? mean(some.map(({ score }) => score ?? 0)) : null,
        norm: norms.length === people.length ? mean(norms) : null,
      };
    }),
  };
}

/** The figures of a scale in a quarter, of the groups that may be told. */
async function figures(sql: Sql, tenant: string, hmid: string, quarter: string): Promise<ScaleGroup[]> {
  const { rows: people } = await sql.query<Person>(peopleSql, [tenant, hmid, quarter]);
  const shown = shownGroups(treeOf(people));
  if (shown.length === 0) return [];
  const { rows: scores } = await sql.query<Score>(scoresSql, [people.map(({ recordId }) => recordId)]);
  return shown.map((group) => figuresOf(group, scores));
}

/**
 * Fixes the figures of quarters that are over, once: they change no more when a record comes, goes or is judged anew,
 * so that the difference between two readings tells nothing of a person. Gives how many were fixed.
 */
export async function fixGroups({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = now().toISOString();
  const { rows: due } = await db.query<{ tenant: string; hmid: string; quarter: string }>(
    `select distinct r.tenant_id as tenant, r.hmid::text as hmid, ${quarterOf('r.submit_time')} as quarter
      from psychological_appletanswerrecord r
      where r.status = '2' and r.is_deleted = 0
        and r.submit_time < date_trunc('quarter', $1::timestamptz)
        and not exists (select 1 from sys_scale_group g
          where g.tenant_id = r.tenant_id and g.hmid = r.hmid and g.quarter = ${quarterOf('r.submit_time')})`,
    [at],
  );
  for (const { tenant, hmid, quarter } of due)
    await db.tx(async (sql) => {
      await sql.query(
        `insert into sys_scale_group (tenant_id, hmid, quarter, groups, made) values ($1, $2, $3, $4, $5)
          on conflict do nothing`,
        [tenant, hmid, quarter, JSON.stringify(await figures(sql, tenant, hmid, quarter)), at],
      );
    });
  return due.length;
}
