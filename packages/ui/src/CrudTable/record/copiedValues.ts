import { isMasked } from '../../Form/isMasked.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';
import { nameKeyOf } from '../../kinds/nameKeyOf.ts';

/**
 * The values that a copy begins with: those a person gives, without what belongs to one record alone and what is
 * masked.
 */
export function copiedValues(fields: readonly CrudField[], row: CrudRow): Record<string, unknown> {
  const names = fields
    .filter(
      (field) =>
        field.readonly !== true &&
        field.secret !== true &&
        field.kind !== 'computed' &&
        !isMasked(field, row[field.name]),
    )
    .flatMap(({ name }) => [name, nameKeyOf(name)]);
  return Object.fromEntries(
    names.filter((name) => row[name] !== undefined).map((name): [string, unknown] => [name, row[name]]),
  );
}
