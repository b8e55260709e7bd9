import type { Resource } from './resource.ts';

/**
 * Reads rows of a register as they are meant: where no negative number may stand, servers of BladeX send -1 for none.
 */
export function normalizeRows({ fields }: Pick<Resource, 'fields'>): <R extends object>(row: R) => R {
  const names = Object.entries(fields)
    .filter(([, { min = -1 }]) => min >= 0)
    .map(([name]) => name);
  return (row) => {
    const unsaid = names.filter((name) => Reflect.get(row, name) === -1);
    return unsaid.length === 0 ? row : { ...row, ...Object.fromEntries(unsaid.map((name) => [name, null])) };
  };
}
