import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserPath } from './scripts/browserPath.ts';

export default defineConfig({
  test: {
    projects: [
      {
        // Pure modules leave nothing behind for each other.
        test: { name: 'unit', environment: 'node', isolate: false, include: ['packages/{api,ui}/src/**/*.test.ts'] },
      },
      {
        test: { name: 'app', environment: 'node', include: ['packages/app/src/**/*.test.ts'] },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          setupFiles: ['tests/server/cheapPasswords.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'structure',
          environment: 'node',
          include: ['tests/*.test.ts'],
          testTimeout: 30_000,
          // The cache knows a style file by its own text, not by what it imports, so a changed token would not be seen.
          fsModuleCache: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          maxWorkers: 2,
          // As in Storybook itself, stories follow one another in a page: what one leaves behind is a fault of its own.
          isolate: false,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: browserPath }, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
