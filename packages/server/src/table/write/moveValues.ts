import { moveFields, missingEither } from '@lattice/api/moveInput';
import { isEmpty } from '@lattice/api/readValue';
import type { States } from '@lattice/api/resource';
import type { Issue } from '@lattice/api/rules';
import { promptOf } from '@lattice/api/targetsOf';
import { validate } from '@lattice/api/validate';
import type { Context } from '../../call/Context.ts';
import { type Input, ownProperty, storedValue } from '../bodyValues.ts';
import { type Column, type Table, columnOf } from '../table.ts';

/** What a body says with a move: what is wrong with it, and what the record's own fields become. */
export interface MoveValues {
  issues: readonly Issue[];
  values: ReadonlyMap<Column, unknown>;
}

/**
 * Checks what a person says with a move against what the definition asks for; the server itself is asked for nothing.
 */
export function moveValues(
  table: Table,
  machine: States,
  change: { from: string; to: string },
  current: Input,
  input: Input,
  { system }: Pick<Context, 'system'>,
): MoveValues {
  const ask = promptOf(machine, change);
  const values = new Map<Column, unknown>();
  if (ask === undefined || system === true) return { issues: [], values };
  const fields = moveFields(ask, [current]);
  const said: Record<string, unknown> = { ...ask.fixed };
  for (const [name, field] of Object.entries(fields)) {
    const raw = ownProperty(input, name);
    const isKept = ask.ofRecord === true && isEmpty(field, raw);
    if (isKept || raw !== undefined) said[name] = isKept ? current[name] : raw;
  }
  const issues = [...validate(fields, said), ...missingEither(ask, said)];
  if (issues.length > 0) return { issues, values };
  for (const [name, value] of Object.entries(said))
    if (Object.hasOwn(table.resource.fields, name) && value !== null)
      values.set(columnOf(table, name), storedValue(columnOf(table, name), value));
  return { issues, values };
}
