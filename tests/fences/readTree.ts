import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './SourceFile.ts';

const patterns = [
  '*.ts',
  '.storybook/*.{ts,tsx}',
  'scripts/**/*.{ts,mjs}',
  'tests/**/*.{ts,tsx}',
  'themes/**/*.{ts,tsx}',
  'locales/**/*.tsx',
  'packages/*/*.ts',
  'packages/*/src/**/*.{ts,tsx}',
  'package.json',
  'packages/*/package.json',
  'docs/decisions/*',
];
const foreign = /^tests\/bench\/peers\/|\/(?:node_modules|dist)\//;

/** Every file of the repository that the fences look at. */
export function readTree(root: string): SourceFile[] {
  const paths = globSync(patterns, { cwd: root }).map((name) => name.replaceAll(path.sep, '/'));
  return paths.filter((name) => !foreign.test(name)).toSorted().map((name) => ({ path: name, source: readFileSync(path.join(root, name), 'utf8') }));
}
