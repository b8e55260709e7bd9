import { isMany } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';
import type { Shares } from '@lattice/api/resources/visualization/dispatch';
import type { Context } from '../../call/Context.ts';
import { inGridSubtree, gridIn } from '../grids/gridSubtree.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { snake } from '../../table/table.ts';
import { dictionaryWord } from '../../words/dataWords.ts';

/** How the rows of a register are counted. */
export interface ShareQuery {
  register: Resource;
  /** Field whose dictionary names the parts; one of several keys counts for each of them. */
  by: string;
  /** Condition that rows `t` fulfil. */
  where?: string;
  /** Column of the grid; null for none. */
  grid?: string | null;
}

/**
 * Rows of a register in a grid and below, by the entries of a dictionary; each open entry is there, empty ones with 0.
 */
export async function sharesOf(
  { register, by, where = 'true', grid = 't.gridding_id' }: ShareQuery,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Shares> {
  const q = new ReportQuery(context);
  const field = register.fields[by];
  const keys =
    field !== undefined && isMany(field)
      ? `unnest(string_to_array(nullif(t."${snake(by)}", ''), ','))`
      : `t."${snake(by)}"`;
  const name = dictionaryWord(context.language, 'w.');
  const inside = grid === null ? 'true' : inGridSubtree(q, gridIn(input), grid);
  const rows = await q.rows<{ key: string; name: string; value: number; total: number }>(
    `with r as (select t.* from ${q.of(register)} and ${where} and ${inside}), n as (select key, count(*)::int as value
        from (select ${keys} as key from r t) x group by 1)
     select w.dict_key as key, ${name} as name, coalesce(n.value, 0) as value, (select count(*)::int from r) as total
     from blade_system_dict w
     left join n on n.key = w.dict_key
     where w.code = ${q.p(field?.dict ?? '')} and w.dict_key <> '-1' and w.is_sealed = 0 and w.is_deleted = 0
     order by w.sort, w.id`,
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ key, name: label, value }) => ({ key, name: label, value })),
  };
}
