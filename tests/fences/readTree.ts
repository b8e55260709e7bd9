import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './SourceFile.ts';

const patterns = [
  '*.ts',
  '.storybook/**/*.{ts,tsx,mdx}',
  '.changeset/*.md',
  '.ci/*',
  '.github/**/*.{md,yml}',
  'deploy/*',
  'scripts/**/*.{ts,mjs}',
  'tests/**/*.{ts,tsx}',
  'themes/**/*.{ts,tsx}',
  'locales/*.{po,ts}',
  'packages/*/*.ts',
  'packages/*/src/**/*.{ts,tsx}',
  'package.json',
  'packages/*/package.json',
  'packages/app/public/*.js',
  'docs/**/*.md',
];
const foreign = /^tests\/bench\/peers\/|\/(?:node_modules|dist)\//;

/** Every file of the repository that the fences look at. */
export function readTree(root: string): SourceFile[] {
  const paths = globSync(patterns, { cwd: root }).map((name) => name.replaceAll(path.sep, '/'));
  return paths
    .filter((name) => !foreign.test(name))
    .toSorted()
    .map((name) => ({ path: name, source: readFileSync(path.join(root, name), 'utf8') }));
}
