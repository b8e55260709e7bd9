import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browserPath.ts';

/** The pictures: sheets and the theme review in every theme, compared with the committed ones. */
export default defineConfig({
  testDir: 'tests/pictures',
  outputDir: '.out/pictures/found',
  snapshotPathTemplate: 'tests/pictures/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  reporter: [['line'], ['html', { outputFolder: '.out/pictures/report', open: 'never' }]],
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      maxDiffPixelRatio: 0.0003,
      scale: 'device',
      threshold: 0.05,
    },
    timeout: 15_000,
  },
  use: {
    browserName: 'chromium',
    viewport: { width: 1000, height: 700 },
    deviceScaleFactor: 0.6,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browserPath,
      args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'],
    },
  },
});
