import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bench = fileURLToPath(new URL('./bench', import.meta.url));

/** What the files match by a pattern whose first group is a path, resolved by `pathOf`. */
const named = (files: string, pattern: RegExp, pathOf: (file: string, found: string) => string): string[] =>
  globSync(files, { cwd: bench, exclude: ['**/node_modules/**'] }).flatMap((file) =>
    [...readFileSync(path.join(bench, file), 'utf8').matchAll(pattern)].map(([, found = '']) => pathOf(file, found)),
  );
const beside = (file: string, found: string): string => path.join(path.dirname(file), found);
const missing = (paths: readonly string[]): string[] => paths.filter((one) => !existsSync(path.join(bench, one)));

test('each page that the bench opens is there', () => {
  const pages = named('*.ts', /\b((?:pages|peers|pro)\/\w+\.html)/g, (_, page) => page.replace(/^pro\//, 'peers/'));
  expect(pages.length).toBeGreaterThan(8);
  expect(missing(pages)).toEqual([]);
});

test('each script of those pages is there, and what it imports beside it', () => {
  const scripts = named('*/*.html', /src="(\.\/[^"]+)"/g, beside);
  const imports = named('*/*.{ts,tsx,vue}', /from '(\.[^']+\.\w+)'/g, beside);
  expect(Math.min(scripts.length, imports.length)).toBeGreaterThan(10);
  expect(missing([...scripts, ...imports])).toEqual([]);
});
