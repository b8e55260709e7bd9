import type { JudgedFactor, JudgedItem, JudgedRange } from '@lattice/api/psychology/scaleFaults';
import type { Sql } from '../../db/Database.ts';

/** What a scale is judged by. */
export interface ScaleParts {
  items: JudgedItem[];
  factors: JudgedFactor[];
  ranges: JudgedRange[];
}

/** The parts of a scale as they are stored. */
export async function scaleParts(sql: Pick<Sql, 'query'>, scaleId: string): Promise<ScaleParts> {
  const { rows: items } = await sql.query<JudgedItem>(
    `select item_no as "itemNo", coalesce(item_type, '1') as "itemType", coalesce(options, '[]'::jsonb) as options
      from psychological_scaledetail
      where hmid = $1 and is_deleted = 0
      order by item_no, id`,
    [scaleId],
  );
  const { rows: factors } = await sql.query<JudgedFactor>(
    `select id::text as id, factor_name as "factorName", coalesce(is_total, 0) as "isTotal",
        coalesce(item_nos, '') as "itemNos", coalesce(score_mode, '1') as "scoreMode",
        count_threshold::float8 as "countThreshold"
      from psychological_scalefactorgroup
      where hmid = $1 and is_enabled = 1 and is_deleted = 0
      order by sort nulls last, id`,
    [scaleId],
  );
  const { rows: ranges } = await sql.query<JudgedRange>(
    `select factor_group_id::text as "factorGroupId", min_score::float8 as "minScore", max_score::float8 as "maxScore"
      from psychological_scalefactorgroupresult
      where hmid = $1 and is_deleted = 0
      order by min_score, id`,
    [scaleId],
  );
  return { items, factors, ranges };
}
