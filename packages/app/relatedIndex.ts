import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { pointersOf } from '../api/src/pointersOf.ts';
import type { Resource } from '../api/src/resource.ts';

const folder = path.join(import.meta.dirname, '../api/src/resources');
const asked = /\/api\/src\/resource\.ts\?related$/;

const isListed = (value: unknown): value is Resource =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  'calls' in value &&
  'menu' in value &&
  value.menu !== undefined &&
  typeof value.calls === 'object' &&
  value.calls !== null &&
  'page' in value.calls;

/**
 * `resource.ts?related`: which registers point to which, as a module, so that no definition has to be loaded to know
 * it.
 */
export function relatedIndex(): Plugin {
  return {
    name: 'related-index',
    enforce: 'pre',
    load: {
      filter: { id: asked },
      async handler() {
        const files = globSync('**/*.ts', { cwd: folder })
          .filter((file) => !file.endsWith('.test.ts'))
          .sort();
        const modules = await Promise.all(
          files.map(async (file) =>
            Object.values((await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>),
          ),
        );
        return {
          code: `export default ${JSON.stringify(pointersOf(modules.flat().filter(isListed)))};`,
          moduleType: 'js',
        };
      },
    },
  };
}
