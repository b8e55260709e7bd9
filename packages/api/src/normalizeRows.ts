import type { Field } from './field.ts';
import { holdsId } from './kinds/kindOf.ts';
import type { Resource } from './resource.ts';

/** True for fields whose values are never negative: numbers of at least 0, keys of dictionaries, ids. */
const isNeverNegative = (field: Field): boolean => (field.min ?? -1) >= 0 || field.kind === 'dict' || holdsId(field);

/**
 * Reads rows of a register as they are meant: where no negative number may stand, servers of BladeX send -1 for none.
 */
export function normalizeRows({ fields }: Pick<Resource, 'fields'>): <R extends object>(row: R) => R {
  const names = Object.entries(fields)
    .filter(([, field]) => isNeverNegative(field))
    .map(([name]) => name);
  return (row) => {
    const unsaid = names.filter((name) => String(Reflect.get(row, name)) === '-1');
    return unsaid.length === 0 ? row : { ...row, ...Object.fromEntries(unsaid.map((name) => [name, null])) };
  };
}
