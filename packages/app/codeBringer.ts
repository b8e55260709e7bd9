import path from 'node:path';
import type { Plugin } from 'vite';

const bringer = path.join(import.meta.dirname, 'src/features/screen/bringCode.ts');

/** Puts `bringCode` in the place of Vite's own helper around dynamic imports, so that code that did not come can be asked for again without loading the window anew. */
export function codeBringer(): Plugin {
  return {
    name: 'code-bringer',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => ({
        code: `export { bringCode as __vitePreload } from ${JSON.stringify(bringer)};`,
        moduleType: 'js',
      }),
    },
  };
}
