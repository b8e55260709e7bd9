import { grid } from '@lattice/api/resources/grid/grid';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { say } from '../../words/say.ts';
import { refuseIssues } from '../bodyValues.ts';
import { scopeOf } from '../read/read.ts';
import type { Column, Table } from '../table.ts';

/**
 * Refuses a stored edit that moved a row into a grid where the person does not see it: it would be lost to them, and
 * laid upon others. Call it in the transaction of the edit.
 */
export async function refuseOutOfSight(
  sql: Sql,
  table: Table,
  id: string,
  changed: readonly Column[],
  context: Context,
): Promise<void> {
  const moved = changed.find(({ field }) => field?.to === grid.path);
  if (moved === undefined || context.system === true) return;
  const params: unknown[] = [id];
  const { rows } = await sql.query(
    `select 1 from ${table.name} t where t.id = $1 and ${scopeOf(table, context, params)}`,
    params,
  );
  if (rows.length === 0)
    refuseIssues(table, [
      {
        field: moved.name,
        rule: 'refused',
        params: { reason: say`不能把记录移到您看不到的网格，请选择自己负责的网格，或请上级办理` },
      },
    ]);
}
