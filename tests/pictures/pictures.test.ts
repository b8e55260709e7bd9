import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/root.ts';
import { serve } from '../bench/serve.ts';

const storybook = path.join(root, '.out/storybook');
const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; tags?: string[] }>;
};
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('pictures'));
const themes = globSync('themes/*.css.ts', { cwd: root })
  .map((file) => path.basename(file, '.css.ts'))
  .toSorted();
const fonts = "html { --lt-font-body: 'Noto Sans CJK SC'; --lt-font-mono: 'Noto Sans Mono CJK SC'; }";

let served: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  served = await serve(storybook);
});
test.afterAll(() => served.close());

test('there are no more pictures than a person looks at', () => {
  expect(stories.length).toBeGreaterThan(5);
  expect(stories.length * themes.length).toBeLessThanOrEqual(120);
});

for (const { id } of stories) {
  test(id, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T09:00:00+08:00');
    await page.goto(`${served.address}/iframe.html?id=${id}&viewMode=story`);
    await page.locator('#storybook-root > *').first().waitFor();
    await page.addStyleTag({ content: fonts });
    await page.evaluate(() => document.documentElement.toggleAttribute('data-picture', true));
    await page.waitForLoadState('networkidle');
    if (id.startsWith('theme-review'))
      await page.setViewportSize({
        width: 1000,
        height: await page.evaluate(() => document.documentElement.scrollHeight),
      });
    for (const theme of themes) {
      await page.evaluate(async (name) => {
        document.documentElement.dataset.theme = name;
        await document.fonts.ready;
      }, theme);
      await expect.soft(page).toHaveScreenshot(`${id}.${theme}.webp`, { fullPage: true });
    }
  });
}
