import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { dictionaryWords } from './packages/app/dictionaryWords.ts';
import { resourceLabels } from './packages/app/resourceLabels.ts';
import { browserPath } from './scripts/browserPath.ts';
import { firstAttempts } from './scripts/firstAttempts.ts';
import { vitestDurations } from './scripts/durations/vitestDurations.ts';
import { sharedPlugins } from './vite.shared.ts';

/** What a hook may take, in ms: on a loaded machine a database alone needs ten seconds to start or to close. */
const hookTimeout = 120_000;

/**
 * Further attempts of a test in a browser in CI; the run names the tests that needed one, which is a defect to be
 * found.
 */
const retry = process.env.CI ? 1 : 0;

/** Fixes the seed of property tests. */
const properties = 'tests/setup/properties.ts';

export default defineConfig({
  test: {
    reporters: ['default', firstAttempts, vitestDurations],
    projects: [
      {
        // Pure modules leave nothing behind for each other.
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          hookTimeout,
          testTimeout: 30_000,
          include: ['packages/{api,flow,geometry,ui}/src/**/*.test.ts'],
          setupFiles: [properties],
        },
      },
      {
        plugins: [resourceLabels(), dictionaryWords()],
        test: {
          name: 'app',
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout,
          include: ['packages/app/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          setupFiles: [properties, 'tests/server/cheapPasswords.ts'],
          globalSetup: 'tests/setup/keptDatabases.ts',
          testTimeout: 90_000,
          hookTimeout,
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          // Projects with other numbers of workers run one after the other.
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'structure',
          environment: 'node',
          include: ['tests/*.test.ts'],
          setupFiles: [properties],
          testTimeout: 90_000,
          hookTimeout,
          // The cache knows a style file by its own text, not by what it imports, so a changed token would not be seen.
          fsModuleCache: false,
        },
      },
      {
        plugins: sharedPlugins(),
        test: {
          name: 'ssr',
          environment: 'node',
          include: ['tests/ssr/*.test.ts', 'packages/ui/src/**/*.test.tsx'],
          testTimeout: 90_000,
          hookTimeout,
          css: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', tags: { include: ['play-fn'], exclude: ['oneLanguage'] } })],
        test: {
          name: 'languages',
          env: { STORYBOOK_OTHER_LANGUAGE: 'true' },
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          isolate: false,
          retry,
          testTimeout: 90_000,
          hookTimeout,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: browserPath },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          env: { STORYBOOK_RUNS: process.env.RUNS ?? '', STORYBOOK_JUDGES: process.env.STORYBOOK_JUDGES ?? '' },
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // As in Storybook itself, stories follow one another in a page: what one leaves behind is a fault of its own.
          isolate: false,
          retry,
          testTimeout: process.env.RUNS === undefined ? 90_000 : 3_600_000,
          hookTimeout,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: browserPath },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
