import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { root } from '../../scripts/root.ts';
import { serve } from '../bench/serve.ts';

const storybook = path.join(root, '.out/storybook');
const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; tags?: string[] }>;
};
const taggedBy = (tag: string) =>
  Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes(tag));
/** Stories of which there is a picture in every theme, and pages of which there is one of each look and width. */
const [stories, pages] = [taggedBy('pictures'), taggedBy('archetype')];
const themes = globSync('themes/*.css.ts', { cwd: root })
  .map((file) => path.basename(file, '.css.ts'))
  .toSorted();
const fonts = "html { --lt-font-body: 'Noto Sans CJK SC'; --lt-font-mono: 'Noto Sans Mono CJK SC'; }";
/** What is seen on each page once it is there; the list under a form has its fields as choices of its order. */
const shown: Readonly<Record<string, string>> = {
  'screens-archetypes--home': '楼道堆放杂物',
  'screens-archetypes--list': '树枝压住电线',
  'screens-archetypes--record': '请城管办两日内处理',
  'screens-archetypes--split': '请城管办两日内处理',
  'screens-archetypes--form': '曾用名',
  'screens-archetypes--household': '添加人员',
};

/** Looks and widths of pages: each look, and each width, at least once. */
const sights = [
  { theme: 'default', text: 'normal', width: 1440 },
  { theme: 'default', text: 'normal', width: 1024 },
  { theme: 'default', text: 'normal', width: 390 },
  { theme: 'dark', text: 'normal', width: 1440 },
  { theme: 'colourful', text: 'normal', width: 1024 },
  { theme: 'default', text: 'elder', width: 1440 },
  { theme: 'dark', text: 'elder', width: 390 },
];

let served: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  served = await serve(storybook);
});
test.afterAll(() => served.close());

test('there are no more pictures than a person looks at', () => {
  expect(stories.length).toBeGreaterThan(5);
  expect(pages).toHaveLength(6);
  expect(stories.length * themes.length + pages.length * sights.length).toBeLessThanOrEqual(120);
});

async function open(page: Page, id: string, globals = ''): Promise<void> {
  await page.clock.setFixedTime('2026-11-20T09:00:00+08:00');
  await page.goto(`${served.address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.locator('#storybook-root > *').first().waitFor();
  await page.addStyleTag({ content: fonts });
  await page.evaluate(() => document.documentElement.toggleAttribute('data-picture', true));
  await page.waitForLoadState('networkidle');
}

for (const { id } of pages)
  for (const { theme, text, width } of sights) {
    const name = `${id.replace('screens-', '')}.${theme}${text === 'elder' ? '-elder' : ''}-${width}`;
    test(name, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await open(page, id, `theme:${theme};text:${text}`);
      await expect(page.getByText(shown[id] ?? id).filter({ visible: true })).not.toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page).toHaveScreenshot(`${name}.webp`);
    });
  }

for (const { id } of stories) {
  test(id, async ({ page }) => {
    await open(page, id);
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
