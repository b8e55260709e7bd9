import type { Field } from './field.ts';
import { holdsId, kindOf } from './kinds/kindOf.ts';
import type { Resource } from './resource.ts';

/** True for fields whose values are never negative: numbers of at least 0, keys of dictionaries, ids. */
const isNeverNegative = (field: Field): boolean => (field.min ?? -1) >= 0 || field.kind === 'dict' || holdsId(field);

/** True for fields whose values are numbers. */
const isNumber = (field: Field): boolean => kindOf(field).value === 'number';

/** The number that a text says; null where it says none. */
const numberIn = (text: string): number | null => {
  const number = Number(text.trim() || Number.NaN);
  return Number.isNaN(number) ? null : number;
};

/**
 * Reads rows of a register as they are meant: where no negative number may stand, servers of BladeX send -1 for none;
 * a key of a dictionary that they send as a number is text, and a number that they send as text is a number.
 */
export function normalizeRows({ fields }: Pick<Resource, 'fields'>): <R extends object>(row: R) => R {
  const names = Object.entries(fields).filter(([, field]) => isNeverNegative(field) || isNumber(field));
  return (row) => {
    const read = names.flatMap(([name, field]): [string, string | number | null][] => {
      const value: unknown = Reflect.get(row, name);
      if (String(value) === '-1' && isNeverNegative(field)) return [[name, null]];
      if (field.kind === 'dict') return typeof value === 'number' ? [[name, String(value)]] : [];
      return typeof value === 'string' && isNumber(field) ? [[name, numberIn(value)]] : [];
    });
    return read.length === 0 ? row : { ...row, ...Object.fromEntries(read) };
  };
}
