import type { Fields } from '@lattice/api/field';
import { readValue } from '@lattice/api/readValue';
import type { Issue } from '@lattice/api/rules';
import { isWritable } from '@lattice/api/validate';
import { Refusal } from '../errors/Refusal.ts';
import type { MessageDescriptor } from '../words/say.ts';
import { joinMessages, issueMessage } from '../words/issueMessage.ts';
import { stateFields } from './states.ts';
import { type Column, type Table, columnOf } from './table.ts';
import { toWire } from './value.ts';

/** The body of a write, as it came over the wire. */
export type Input = Readonly<Record<string, unknown>>;

/**
 * Refuses a write with what is wrong with its fields, or with those that a move asked for besides; at most five are
 * named.
 */
export const refuseIssues = (
  table: Table,
  issues: readonly Issue<MessageDescriptor>[],
  requested: Fields = {},
): never => {
  const fields = { ...table.resource.fields, ...requested };
  throw new Refusal(400, joinMessages(issues.slice(0, 5).map((issue) => issueMessage(issue, fields))), issues);
};

/** A stored row by wire names, in the plain form of the wire. */
export const wireRow = (table: Table, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries([...table.columns.values()].map(({ name, kind, sql }) => [name, toWire(kind, row[sql], false)]));

/** The value that a body itself has under a name, not one that it inherits. */
export const ownProperty = (input: Input, name: string): unknown =>
  Object.hasOwn(input, name) ? input[name] : undefined;

/** The columns that a body may set, with what it says of them; null means "not said", as the stock server reads it. */
export function bodyValues(table: Table, input: Input): Map<Column, unknown> {
  const values = new Map<Column, unknown>();
  const moved = stateFields(table);
  for (const [name, field] of Object.entries(table.resource.fields)) {
    const raw = ownProperty(input, name);
    if (isWritable(field) && !moved.has(name) && raw !== undefined && raw !== null)
      values.set(columnOf(table, name), raw);
  }
  return values;
}

/** A value that was checked before, as it is stored. */
export const storedValue = (column: Column, raw: unknown): unknown => {
  if (column.field === undefined) return raw;
  const reading = readValue(column.field, raw);
  return 'value' in reading ? reading.value : null;
};
