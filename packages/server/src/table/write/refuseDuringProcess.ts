import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { type Table, columnOf } from '../table.ts';

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
