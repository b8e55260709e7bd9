import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { definitionExtractor } from './scripts/definitionExtractor.ts';
import { serverExtractor } from './scripts/serverExtractor.ts';
import { languages } from './locales/languages.ts';
import babel from '@lingui/cli/api/extractors/babel';

/**
 * Chinese is the source language; what the server says, and the labels of definitions in `packages/api` and of themes,
 * are messages like every other.
 */
export default defineConfig({
  sourceLocale: 'zh',
  locales: Object.keys(languages),
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: [
        '<rootDir>/packages/ui/src',
        '<rootDir>/packages/app/src',
        '<rootDir>/packages/api/src',
        '<rootDir>/packages/server/src',
        '<rootDir>/themes',
      ],
      exclude: ['**/*.stories.tsx', '**/*.test.ts'],
    },
  ],
  extractors: [definitionExtractor, serverExtractor, babel],
  format: formatter({ origins: false }),
  orderBy: 'message',
});
