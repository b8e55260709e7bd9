import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Tables of the parts of a scale. */
type PartTable =
  | 'psychological_scaledetail'
  | 'psychological_scalefactorgroup'
  | 'psychological_scalefactorgroupresult';

/** Refuses to change scales that somebody has answered: their reports would no longer say what was measured. */
export async function refuseAnswered(sql: Sql, scaleIds: readonly string[]): Promise<void> {
  await sql.query('select 1 from psychological_scale where id = any($1::bigint[]) order by id for update', [scaleIds]);
  const { rows } = await sql.query<{ name: string }>(
    `select s.scale_name as name
      from psychological_scale s
      where s.id = any($1::bigint[]) and exists (select 1 from psychological_appletanswerrecord r
        where r.hmid = s.id and r.status in ('0', '1', '2') and r.is_deleted = 0)
      limit 1`,
    [scaleIds],
  );
  const [found] = rows;
  if (found !== undefined)
    throw new Refusal(400, say`量表“${found.name}”已有人作答，题目、因子和结果不能再改；请复制量表，在副本上修改`);
}

/** What follows from a write to parts of scales: it is refused where one of the scales was answered. */
export const refusePartsOfAnswered = (table: PartTable) => async (sql: Sql, ids: readonly string[]) => {
  const { rows } = await sql.query<{ hmid: string }>(
    `select distinct hmid::text as hmid from ${table} where id = any($1::bigint[]) and hmid is not null`,
    [ids],
  );
  await refuseAnswered(
    sql,
    rows.map(({ hmid }) => hmid),
  );
};
