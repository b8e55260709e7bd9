import type { Resource } from '@lattice/api/resource';
import type { Database } from '../db/Database.ts';
import { type Table, columnOf, hasTable, tableOf } from '../table/table.ts';
import { onlySql } from '../table/write/registerIssues.ts';

/** Values named for one rule. */
const MOST_NAMED = 10;

interface Double {
  value: string;
  ids: string;
}

function sqlOfDoubles(
  table: Table,
  fact: { field: string; within: readonly string[]; only?: 'root' | 'below' },
): string {
  const column = (name: string) => `t."${columnOf(table, name).sql}"`;
  const among = [...(table.resource.shared === true ? [] : ['t.tenant_id']), ...fact.within.map(column)];
  const within =
    fact.within.length === 0
      ? ''
      : ` and coalesce(${fact.within.map((n) => `${column(n)}::text`).join(', ')}) is not null`;
  return `select ${column(fact.field)}::text as value, string_agg(t.id::text, ', ' order by t.id) as ids
    from ${table.name} t
    where t.is_deleted = 0 and coalesce(${column(fact.field)}::text, '') <> ''${within}${onlySql(fact)}
    group by ${[...among, column(fact.field)].join(', ')} having count(*) > 1
    order by min(t.id) limit ${MOST_NAMED}`;
}

/**
 * Rows that older versions stored though no two may be equal, one line each: they stay and can be used, and only what
 * is written from now on is refused.
 */
export async function equalRows(db: Database, resources: Iterable<Resource>): Promise<string[]> {
  const lines: string[] = [];
  for (const resource of resources) {
    if (!hasTable(resource)) continue;
    for (const fact of resource.constraints ?? []) {
      if (fact.kind !== 'distinct') continue;
      const { rows } = await db.query<Double>(sqlOfDoubles(tableOf(resource), fact));
      for (const { value, ids } of rows)
        lines.push(
          `Equal rows in ${resource.path}: ${fact.field} "${value}" is in ${ids}. Give all but one another value.`,
        );
    }
  }
  return lines;
}
