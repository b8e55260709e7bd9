import { gapsOf } from '@lattice/api/ranges';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Refuses a scale of which scores between two results of a factor have no result. */
export async function refuseGaps(sql: Sql, scaleId: string): Promise<void> {
  const { rows } = await sql.query<{ factor: string; from: string[]; to: string[] }>(
    `select f.factor_name as factor, array_agg(r.min_score::text order by r.id) as from, array_agg(r.max_score::text
        order by r.id) as to
     from psychological_scalefactorgroupresult r join psychological_scalefactorgroup f on f.id = r.factor_group_id
     where r.hmid = $1 and r.is_deleted = 0 and f.is_deleted = 0 group by f.id, f.factor_name order by f.id`,
    [scaleId],
  );
  for (const { factor, from, to } of rows) {
    const [gap] = gapsOf(from.map((start, at) => ({ from: Number(start), to: Number(to[at]) })));
    if (gap !== undefined)
      throw new Refusal(400, say`因子“${factor}”的 ${gap.from}–${gap.to} 分没有结果定义，请补齐后再启用量表`);
  }
}
