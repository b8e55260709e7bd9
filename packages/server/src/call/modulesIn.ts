import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The modules of a folder and of those below it, by path without extension; tests are left out. */
export async function modulesIn(folder: string): Promise<[path: string, module: Record<string, unknown>][]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
    .map((file) => join(file.parentPath, file.name))
    .sort();
  return Promise.all(
    files.map(async (file) => [
      relative(folder, file).replaceAll(sep, '/').replace(/\.ts$/, ''),
      (await import(pathToFileURL(file).href)) as Record<string, unknown>,
    ]),
  );
}
