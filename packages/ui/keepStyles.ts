import type { Plugin } from 'vite';

/**
 * Lets each module of the packed kit import its own style sheet, which Vite takes out of libraries; so a page loads the
 * styles of what it uses and no others. Sheets that a sheet needs are imported by it.
 */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk') continue;
          const up = '../'.repeat(part.fileName.split('/').length - 1) || './';
          const sheets = [...(part.viteMetadata?.importedCss ?? [])];
          const own = bundle[sheets.at(-1) ?? ''];
          if (own?.type !== 'asset') continue;
          own.source = `${sheets
            .slice(0, -1)
            .map((sheet) => `@import '${up}${sheet}';\n`)
            .join('')}${String(own.source)}`;
          part.code = `import '${up}${own.fileName}';\n${part.code}`;
        }
      },
    },
  };
}
