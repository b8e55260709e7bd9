import { posix } from 'node:path';

/** Where an import leads: a file of the repository, a package from outside, or a part of Node. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'node'; name: string };

const entries: readonly (readonly [pattern: RegExp, path: string])[] = [
  [/^@lattice\/ui\/theme\/(.+)$/, 'packages/ui/src/theme/$1.ts'],
  [/^@lattice\/ui\/([^/]+)$/, 'packages/ui/src/$1/$1.tsx'],
  [/^@lattice\/(api|flow|geometry|server|app)\/(.+)$/, 'packages/$1/src/$2.ts'],
];

/**
 * Leads an import of the file at `from` to its target; what the package files call public entries is written down here
 * as well.
 */
export function resolveImport(from: string, specifier: string): Target {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(from), plain)) };
  if (plain.startsWith('node:')) return { kind: 'node', name: plain };
  for (const [pattern, path] of entries)
    if (pattern.test(plain)) return { kind: 'file', path: plain.replace(pattern, path) };
  const [scope = '', name = ''] = plain.split('/');
  return { kind: 'package', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}
