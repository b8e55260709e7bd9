import type { Field } from './field.ts';
import { holdsId } from './kinds/kindOf.ts';
import type { Resource } from './resource.ts';

/** True for fields whose values are never negative: numbers of at least 0, keys of dictionaries, ids. */
const isNeverNegative = (field: Field): boolean => (field.min ?? -1) >= 0 || field.kind === 'dict' || holdsId(field);

/**
 * Reads rows of a register as they are meant: where no negative number may stand, servers of BladeX send -1 for none;
 * a key of a dictionary that they send as a number is text.
 */
export function normalizeRows({ fields }: Pick<Resource, 'fields'>): <R extends object>(row: R) => R {
  const names = Object.entries(fields).filter(([, field]) => isNeverNegative(field));
  return (row) => {
    const read = names.flatMap(([name, { kind }]): [string, string | null][] => {
      const value: unknown = Reflect.get(row, name);
      if (String(value) === '-1') return [[name, null]];
      return kind === 'dict' && typeof value === 'number' ? [[name, String(value)]] : [];
    });
    return read.length === 0 ? row : { ...row, ...Object.fromEntries(read) };
  };
}
