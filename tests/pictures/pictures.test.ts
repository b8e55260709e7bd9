import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/root.ts';
import { serve } from '../bench/serve.ts';

const storybook = path.join(root, '.out/storybook');
const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; tags?: string[] }>;
};
const tagged = (tag: string) =>
  Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes(tag));
const stories = tagged('pictures');
/** Home, list, record, split view, form and household, each in the looks below. */
const archetypes = tagged('archetype');
const looks = [
  { theme: 'default', text: 'normal', width: 1440 },
  { theme: 'dark', text: 'normal', width: 1024 },
  { theme: 'colourful', text: 'normal', width: 390 },
  { theme: 'default', text: 'elder', width: 1440 },
] as const;
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
  expect(archetypes.length).toBe(6);
  expect(stories.length * themes.length + archetypes.length * looks.length).toBeLessThanOrEqual(120);
});

for (const { id } of archetypes) {
  test(id, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T09:00:00+08:00');
    for (const { theme, text, width } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${served.address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      await page.locator('main').waitFor();
      await page.addStyleTag({ content: fonts });
      await page.evaluate(async (size) => {
        document.documentElement.toggleAttribute('data-picture', true);
        document.documentElement.dataset.text = size;
        await document.fonts.ready;
      }, text);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect.soft(page).toHaveScreenshot(`${id}.${theme}.${text}.${width}.webp`);
    }
  });
}

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
