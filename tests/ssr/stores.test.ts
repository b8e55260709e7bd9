import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseFile } from '../fences/parseFile.ts';
import { readTree } from '../fences/readTree.ts';
import type { SourceFile } from '../fences/SourceFile.ts';

const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)));
const HOOK = 'useSyncExternalStore';

/** How many arguments each call of the hook has, at or below a value. */
function callsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Readonly<Record<string, unknown>>;
  const called = node.type === 'CallExpression' ? (node.callee as { name?: unknown }).name : undefined;
  const own = called === HOOK && Array.isArray(node.arguments) ? [node.arguments.length] : [];
  return [...own, ...Object.values(node).flatMap(callsIn)];
}
const counts = (file: SourceFile) => callsIn(parseFile(file).program);

const stores = tree.filter(({ path, source }) => /^packages\/ui\/src\/.+\.tsx?$/.test(path) && source.includes(HOOK));

it('stores are found', () => {
  expect(stores.length).toBeGreaterThan(5);
  expect(counts({ path: 'a.ts', source: `const a = ${HOOK}(watch, read);` })).toEqual([2]);
});

it.each(stores)('every store says what a server draws: $path', (file) => {
  expect(
    counts(file).filter((count) => count !== 3),
    `${HOOK} without a third argument throws “Missing getServerSnapshot” on a server`,
  ).toEqual([]);
});
