import type { Fields } from './field.ts';
import type { Ask } from './resource.ts';
import type { Issue } from './rules.ts';
import type { Target } from './targetsOf.ts';
import { isShown } from './validate.ts';

type Row = Readonly<Record<string, unknown>>;

/** The fields that a move of some records asks for: one that stands with certain records only is left out unless all of them are such. */
export const fieldsAsked = ({ fields }: Ask, rows: readonly Row[]): Fields =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => {
    const { showIf, ...rest } = field;
    if (showIf === undefined || Object.hasOwn(fields, showIf.field)) return [[name, field]];
    return rows.length > 0 && rows.every((row) => isShown(field, row)) ? [[name, rest]] : [];
  }));

/** What is wrong where a move asks for one of two and neither is filled in; told of the first. */
export const neitherOf = ({ either }: Ask, values: Row): Issue[] =>
  either === undefined || either.some((name) => (values[name] ?? '') !== '') ? [] : [{ field: either[0], rule: 'either', params: { other: either[1] } }];

/** What the call of a move is sent: what tells it the record, the new value, the version where the row itself is submitted, and what was filled in. */
export const moveInput = ({ field, to, ask, keys }: Pick<Target, 'field' | 'to' | 'ask' | 'keys'>, call: string, row: Row, values: Row): Record<string, unknown> => ({
  ...values,
  ...ask?.fixed,
  ...Object.fromEntries(Object.entries(keys?.[call] ?? { id: 'id' }).map(([name, of]) => [name, row[of]])),
  [field]: to,
  ...(call === 'submit' && { rev: row.rev }),
});
