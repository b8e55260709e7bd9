import type { Resource } from '@lattice/api/resource';

/** The calls of a register as API scopes name them, behind the one that means all of them. */
export const apiChoices = (
  { path, calls }: Pick<Resource, 'path' | 'calls'>,
  all: string,
): { value: string; label: string }[] => [
  { value: `/api/${path}/**`, label: all },
  ...Object.values(calls)
    .map((call) => ({ value: `/api/${path}/${call.path}`, label: `${call.method} ${call.path}` }))
    .sort((a, b) => a.label.localeCompare(b.label)),
];

/** A code for a scope by the address that it opens. */
export const scopeCodeOf = (scopePath: string): string =>
  scopePath.replaceAll(/\W+/g, '_').replaceAll(/^_|_$/g, '').slice(0, 255);
