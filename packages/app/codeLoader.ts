import path from 'node:path';
import type { Plugin } from 'vite';

const loader = path.join(import.meta.dirname, 'src/features/screen/loadCode.ts');

/**
 * Replaces by `loadCode` Vite's own helper around dynamic imports, so that code that did not come can be asked for
 * again without reloading the window.
 */
export function codeLoader(): Plugin {
  return {
    name: 'code-loader',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => ({
        code: `export { loadCode as __vitePreload } from ${JSON.stringify(loader)};`,
        moduleType: 'js',
      }),
    },
  };
}
