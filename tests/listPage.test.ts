import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './fences/imports.ts';
import { parseFile } from './fences/parseFile.ts';
import { readTree } from './fences/readTree.ts';
import { resolveImport } from './fences/resolveImport.ts';
import { type SourceFile, isProof } from './fences/SourceFile.ts';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/list-page.md'), 'utf8');
const listed = [...page.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, name = '']) => name);
const files = new Map(
  readTree(root)
    .filter((file) => /^packages\/(?:app|api|ui)\/src\//.test(file.path) && !isProof(file.path))
    .map((file) => [file.path, file]),
);

/** A public entry of a package may end in .ts where its name says .tsx. */
const fileAt = (name: string) => files.get(name) ?? files.get(name.replace(/\.tsx$/, '.ts'));

function reachedFrom(first: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [first];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = fileAt(name);
    if (file === undefined || reached.has(file.path)) continue;
    reached.add(file.path);
    for (const { specifier } of importsOf(file)) {
      const target = resolveImport(file.path, specifier);
      if (target.kind === 'file') waiting.push(target.path);
    }
  }
  return reached;
}

const hasLogic = (file: SourceFile) =>
  parseFile(file).program.body.some((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return inner?.type === 'FunctionDeclaration' || inner?.type === 'VariableDeclaration';
  });

test('a list page is read in at most 35 files, which lead on to each other', () => {
  expect(listed.length).toBeLessThanOrEqual(35);
  expect(new Set(listed).size).toBe(listed.length);
  const reached = reachedFrom(listed[0] ?? '');
  expect(listed.filter((name) => !reached.has(name))).toEqual([]);
});

test('no file that gets, draws, filters, selects or acts is missing from the reading path', () => {
  const own = [...files.values()].filter(
    (file) =>
      /^packages\/ui\/src\/CrudTable\/(?:list|search|selection|actions)\//.test(file.path) &&
      !file.path.endsWith('.css.ts'),
  );
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((file) => hasLogic(file) && !listed.includes(file.path)).map((file) => file.path)).toEqual([]);
});
