import type { Plugin } from 'vite';

const sheets = /(import\([`"']\.\/d\/[^`"']*[`"']\)(?:\.then\(\w+=>\w+\.\w+\))?),__vite__mapDeps\(\[[\d,]*\]\)/g;

/**
 * Names no style sheets to load with a definition: Vite lists those of the chunks that it takes functions from, which
 * are there already, and every page loads the map of all definitions.
 */
export const bareDefinitions = (): Plugin => ({
  name: 'bare-definitions',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(sheets, '$1,[]');
    },
  },
});
