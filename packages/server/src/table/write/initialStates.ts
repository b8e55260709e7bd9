import { kindOf } from '@lattice/api/kinds/kindOf';
import { statesOf } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { type Input, ownProperty, refuseIssues, storedValue } from '../bodyValues.ts';
import { refusedMove } from '../states.ts';
import { type Column, type Table, columnOf } from '../table.ts';

/**
 * The states that a new row begins in; a body that says another is refused, except for a switch that the same person
 * may turn by `submit`.
 */
export async function initialStates(
  sql: Sql,
  table: Table,
  input: Input,
  context: Context,
): Promise<Map<Column, unknown>> {
  const states = new Map<Column, unknown>();
  for (const machine of statesOf(table.resource)) {
    const { field, initial } = machine;
    const column = columnOf(table, field);
    const to = String(ownProperty(input, field) ?? '') || initial;
    if (to !== initial) {
      const call = kindOf(column).family === 'switch' ? 'submit' : '';
      const issue = await refusedMove(
        sql,
        table,
        machine,
        { from: initial, to, call },
        { create_user: context.person?.userId ?? null },
        context,
      );
      if (issue) refuseIssues(table, [issue]);
    }
    states.set(column, storedValue(column, to));
  }
  return states;
}
