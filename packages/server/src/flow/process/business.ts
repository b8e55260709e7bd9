import type { Resource } from '@lattice/api/resource';
import type { Context, ProcessStage } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { advance } from '../../table/write/advance.ts';
import { type Column, columnOf, tableOf } from '../../table/table.ts';
import type { Instance } from './Instance.ts';
import { type LinkedDefinition, linkedTable } from './linkedTable.ts';

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

/** What a record notes of the opinion with the decision on it; one that was said before does not stand on. */
function keptOpinion(linked: LinkedDefinition, ending: ProcessResult, opinion: string): ReadonlyMap<Column, unknown> {
  if (linked.flow.opinion === undefined || ending === 'withdrawn') return new Map();
  const column = columnOf(tableOf(linked), linked.flow.opinion);
  return new Map([[column, [...opinion].slice(0, column.field?.max).join('') || null]]);
}

/**
 * Lets the record that a process is about follow its ending; processes without a record change nothing, nor do those
 * whose record was removed. What was said last goes into the field of the record that keeps it.
 */
export async function applyProcessResult(
  sql: Sql,
  { businessTable, businessId }: Instance,
  ending: ProcessResult,
  context: Context,
  opinion = '',
): Promise<void> {
  const linked = businessId === null ? undefined : linkedTable(businessTable, context);
  if (linked === undefined || businessId === null) return;
  if (
    (await sql.query(`select 1 from ${tableOf(linked).name} where id = $1 and is_deleted = 0`, [businessId])).rows
      .length === 0
  )
    return;
  const inner = transactionContext(context, sql);
  const { flow } = linked;
  await advance(linked, flow.field, businessId, flow[ending], 'system', inner, keptOpinion(linked, ending, opinion));
  await applyEffects(sql, linked, businessId, ending, inner);
}
