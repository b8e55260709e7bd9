import type { Resource } from '@lattice/api/resource';

const modules = import.meta.glob<Record<string, unknown>>(['../../api/src/resources/**/*.ts', '!**/*.test.ts']);
const fileOf = (path: string) => `../../api/src/resources/${path}.ts`;

const isDefinition = (value: unknown, path: string): value is Resource =>
  typeof value === 'object' && value !== null && 'path' in value && value.path === path && 'fields' in value;

/** True when there is a definition of that path. */
export const hasResource = (path: string): boolean => fileOf(path) in modules;

/** Loads the definition of a path, such as `source/roadinfo`; rejects when there is none. */
export async function loadResource(path: string): Promise<Resource> {
  const module = await modules[fileOf(path)]?.();
  const definition = Object.values(module ?? {}).find((value) => isDefinition(value, path));
  if (definition === undefined) throw new Error(`There is no resource ${path}, so nothing can be shown for it. Add ${fileOf(path)}.`);
  return definition;
}
