import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browserPath.ts';

/**
 * The end-to-end tests; each worker starts a server and database of its own, so nothing is shared. A test that fails in
 * CI is tried once more and listed as flaky, which is a defect to be found.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  outputDir: '.out/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores: a test waits a third of its time.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  projects: [
    { name: 'usual', grepInvert: /@release/ },
    // What takes minutes and hardly ever changes is tried before a release: `npm test -- release`.
    { name: 'release', grep: /@release/ },
  ],
  // Failures stand at the end of what is printed, where one looks for them.
  reporter: [['dot'], ['json', { outputFile: process.env.DURATIONS_FILE ?? '.out/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    // What moves for ever is drawn for ever, and holds up what is tested; stories show the motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every test; with TRACE=1 a failed test leaves its trace in .out/e2e.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath,
      // A microphone and a camera of the browser's own, which are never asked for.
      args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
});
