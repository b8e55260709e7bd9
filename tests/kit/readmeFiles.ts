import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** Blocks of code that begin with the name of their file. */
const blocks = /^```tsx?\n\/\/ ([\w./]+)\n(.*?)^```$/gms;

/** The files that the README of the kit writes out, by path, as whoever follows it has them. */
export const readmeFiles: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8').matchAll(blocks)].map(
    ([, name = '', text = '']) => [name, text],
  ),
);

/**
 * The text of a file of the README.
 *
 * @throws {Error} Where the README has no such file.
 */
export function readmeFile(name: string): string {
  const text = readmeFiles[name];
  if (text === undefined)
    throw new Error(
      `packages/ui/README.md writes out no ${name}, which a blank project of tests/kit is made of. Its files ` +
        `are ${Object.keys(readmeFiles).join(', ')}.`,
    );
  return text;
}
