import type { Resource } from '@lattice/api/resource';
import type { Context, ProcessStage } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { advance } from '../../table/write/advance.ts';
import { tableOf } from '../../table/table.ts';
import type { Instance } from './Instance.ts';
import { linkedTable } from './linkedTable.ts';

/** How a process ended for the record that it is about. */
export type ProcessResult = Exclude<ProcessStage, 'started'>;

/** Does to other records what the start or the end of a process asks for. */
export const applyEffects = async (
  sql: Sql,
  { path }: Resource,
  id: string,
  stage: ProcessStage,
  context: Context,
): Promise<void> => context.handlers.get(path)?.onProcess?.(sql, id, stage, context);

/**
 * Lets the record that a process is about follow its ending; processes without a record change nothing, nor do those
 * whose record was removed.
 */
export async function applyProcessResult(
  sql: Sql,
  { businessTable, businessId }: Instance,
  ending: ProcessResult,
  context: Context,
): Promise<void> {
  const linked = businessId === null ? undefined : linkedTable(businessTable, context);
  if (linked === undefined || businessId === null) return;
  if (
    (await sql.query(`select 1 from ${tableOf(linked).name} where id = $1 and is_deleted = 0`, [businessId])).rows
      .length === 0
  )
    return;
  const inner = transactionContext(context, sql);
  await advance(linked, linked.flow.field, businessId, linked.flow[ending], 'system', inner);
  await applyEffects(sql, linked, businessId, ending, inner);
}
