import { isId } from '@lattice/api/isId';
import { statesOf } from '@lattice/api/resource';
import { promptOf } from '@lattice/api/targetsOf';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { moveStamp } from '../serverValues.ts';
import { type Input, ownProperty, refuseIssues, storedValue, wireRow } from '../bodyValues.ts';
import { moveValues } from './moveValues.ts';
import { refusedMove } from '../states.ts';
import { lockRow, store } from './store.ts';
import { type Column, type Table, columnOf } from '../table.ts';

/**
 * Answers a call that a state machine of the definition names: moves the row when the move is allowed, refuses it with
 * the reason otherwise. `stamped` is what the server notes in the row besides.
 */
export async function move(
  table: Table,
  callName: string,
  input: Input,
  context: Context,
  stamped: ReadonlyMap<Column, unknown> = new Map(),
): Promise<boolean> {
  const machine = statesOf(table.resource).find(({ moves }) => moves.some(({ call }) => call === callName));
  if (machine === undefined)
    throw new Error(`${table.resource.path} has no state machine that ${callName} moves: check the definition`);
  const id = ownProperty(input, 'id');
  const to = String(ownProperty(input, machine.field) ?? ownProperty(input, 'status') ?? '');
  if (typeof id !== 'string' || !isId(id)) throw new Refusal(400, say`参数“id”应为记录的编号`);
  return context.db.tx(async (sql) => {
    const before = await lockRow(sql, table, id, context);
    const column = columnOf(table, machine.field);
    const from = String(before[column.sql] ?? '');
    const issue = await refusedMove(sql, table, machine, { from, to, call: callName }, before, context);
    if (issue) refuseIssues(table, [issue]);
    const requested = moveValues(table, machine, { from, to }, wireRow(table, before), input, context);
    if (requested.issues.length > 0) refuseIssues(table, requested.issues, promptOf(machine, { from, to })?.fields);
    await store(
      sql,
      table,
      before,
      new Map([
        ...requested.values,
        [column, storedValue(column, to)],
        ...moveStamp(table, machine, to, context),
        ...stamped,
      ]),
      callName,
      context,
    );
    return true;
  });
}
