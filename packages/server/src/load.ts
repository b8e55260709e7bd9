import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Resource } from '@lattice/api/resource';
import type { Handled } from './handle.ts';
import type { Town } from './seeds/town/Town.ts';

const here = dirname(fileURLToPath(import.meta.url));
const definitionFolder = join(dirname(fileURLToPath(import.meta.resolve('@lattice/api/resource'))), 'resources');

async function modules(folder: string): Promise<[path: string, module: Record<string, unknown>][]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
    .map((file) => join(file.parentPath, file.name))
    .sort();
  return Promise.all(files.map(async (file) => [relative(folder, file).replaceAll(sep, '/').replace(/\.ts$/, ''), (await import(pathToFileURL(file).href)) as Record<string, unknown>]));
}

const isResource = (value: unknown): value is Resource => typeof value === 'object' && value !== null && 'path' in value && 'fields' in value && 'calls' in value;

/** All definitions of `packages/api/src/resources` by path: found by folder, named by address. */
export async function loadResources(): Promise<Map<string, Resource>> {
  const found = new Map<string, Resource>();
  for (const [path, module] of await modules(definitionFolder)) {
    const resource = Object.values(module).find(isResource);
    if (resource?.path !== path) throw new Error(`resources/${path}.ts must export a definition named ${path}; it exports ${resource?.path ?? 'none'}`);
    found.set(path, resource);
  }
  return found;
}

/** All handlers of `handlers/` by path; each must be of the definition of the same address. */
export async function loadHandlers(): Promise<Map<string, Handled>> {
  const found = new Map<string, Handled>();
  for (const [path, module] of await modules(join(here, 'handlers'))) {
    const handled = module.handlers as Handled | undefined;
    if (handled?.resource.path !== path) throw new Error(`handlers/${path}.ts must export the handlers of ${path}; it exports those of ${handled?.resource.path ?? 'nothing'}`);
    found.set(path, handled);
  }
  return found;
}

/** Start data of one table: given once, when the table has no rows. */
export interface Seed {
  /** Rows by wire name, `id` included where others point to them; `town` says how large the demo is and on which day. `demo` ones are left out of an empty system. */
  rows(town: Town): readonly Readonly<Record<string, unknown>>[];
  /** Only for the demo township. */
  demo?: boolean;
}

/** All seeds of `seeds/` by path. */
export async function loadSeeds(): Promise<Map<string, Seed>> {
  const found = new Map<string, Seed>();
  for (const [path, module] of await modules(join(here, 'seeds'))) if ('seed' in module) found.set(path, module.seed as Seed);
  return found;
}
