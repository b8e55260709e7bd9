import type { Fields } from './field.ts';
import type { Prompt } from './resource.ts';
import type { Issue } from './rules.ts';
import type { Target } from './targetsOf.ts';
import { isShown } from './isShown.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a move of some records begins with: what the one record says of the fields that are its own. */
export const initialMoveValues = ({ fields, ofRecord }: Prompt, [row, ...others]: readonly Row[]): Row =>
  ofRecord !== true || row === undefined || others.length > 0
    ? {}
    : Object.fromEntries(Object.keys(fields).flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])));

/**
 * The fields that a move of some records asks for: one that stands with certain records only is left out unless all of
 * them are such, and the record's own where there is not one record that tells them.
 */
export const moveFields = (prompt: Prompt, rows: readonly Row[]): Fields => {
  const { fields, ofRecord } = prompt;
  const initial = initialMoveValues(prompt, rows);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (ofRecord === true && !Object.hasOwn(initial, name)) return [];
      const { showIf, ...rest } = field;
      if (showIf === undefined || Object.hasOwn(fields, showIf.field)) return [[name, field]];
      return rows.length > 0 && rows.every((row) => isShown(field, row)) ? [[name, rest]] : [];
    }),
  );
};

/** What is wrong where a move asks for one of two and neither is filled in; told of the first. */
export const missingEither = ({ either }: Prompt, values: Row): Issue[] =>
  either === undefined || either.some((name) => (values[name] ?? '') !== '')
    ? []
    : [{ field: either[0], rule: 'either', params: { other: either[1] } }];

/**
 * What the call of a move is sent: what tells it the record, the new value, the version where the row itself is
 * submitted, and what was filled in; a call of another register takes no value.
 */
export const moveInput = (
  { field, to, prompt, keys, elsewhere }: Pick<Target, 'field' | 'to' | 'prompt' | 'keys' | 'elsewhere'>,
  call: string,
  row: Row,
  values: Row,
): Record<string, unknown> => ({
  ...values,
  ...prompt?.fixed,
  ...Object.fromEntries(Object.entries(keys?.[call] ?? { id: 'id' }).map(([name, of]) => [name, row[of]])),
  ...(elsewhere?.[call] === undefined && { [field]: to }),
  ...(call === 'submit' && { rev: row.rev }),
});
