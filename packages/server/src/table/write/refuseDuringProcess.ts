import { recordsOf } from '../../access/recordsOf.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say, labelMessage } from '../../words/say.ts';
import { moverOf } from '../states.ts';
import { refuseIssues } from '../bodyValues.ts';
import { scopeOf } from '../read/read.ts';
import { type Column, type Table, columnOf } from '../table.ts';
import { grid } from '@lattice/api/resources/grid/grid';
import { isOthers, openFields } from '@lattice/api/isSettled';

/**
 * Refuses with 409 what people change of a record while a process decides on it: what was agreed to is what was asked
 * for.
 */
export function refuseDuringProcess(
  table: Table,
  stored: Readonly<Record<string, unknown>>,
  { system }: Pick<Context, 'system'>,
): void {
  const { flow } = table.resource;
  if (flow === undefined || system === true || String(stored[columnOf(table, flow.field).sql]) !== flow.running) return;
  throw new Refusal(409, say`这条记录正在审批，不能修改。如需修改，请先由发起人撤回流程`);
}

/** Refuses with 409 what people change of a record that was decided on, beside its moves. */
export function refuseSettled(
  { resource }: Pick<Table, 'resource'>,
  row: Readonly<Record<string, unknown>>,
  changed: readonly string[],
  { system }: Pick<Context, 'system'>,
): void {
  const open = system === true ? null : openFields(resource, row);
  const closed = open === null ? [] : changed.filter((name) => !open.includes(name));
  if (closed.length === 0) return;
  const labels = closed.slice(0, 3).map((name) => labelMessage(resource.fields[name]?.label ?? name));
  throw new Refusal(409, say`这条记录已经审定，不能再修改${labels}；如有错误，请用它的状态操作更正`);
}

/** Refuses with 403 what a person changes of the request of somebody else, where people change only their own. */
export async function refuseOthers(
  sql: Sql,
  { resource }: Pick<Table, 'resource'>,
  row: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  if (resource.ownEdits !== true) return;
  const records = await recordsOf(sql, context.person?.userId ?? null, context);
  if (!isOthers(resource, { ...moverOf(context), records }, row)) return;
  throw new Refusal(403, say`这是别人提出的申请，只有申请人可以修改`);
}

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
