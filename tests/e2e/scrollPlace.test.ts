import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';
import { openTags, tagsOf, walk } from './walk.ts';

const rows = (page: Page) => page.getByRole('grid', { name: '护路护线' }).getByRole('rowheader');
const top = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls, and waits until the page was told, which is with the next frame. */
const scroll = (page: Page, to: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo(0, y);
      }),
    to,
  );

/** What has moved on this page by itself. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test.beforeEach(({ signedIn: page }) => page.setViewportSize({ width: 1280, height: 500 }));

test('a page loaded anew stands where it was, once its rows are there, and nothing jumps', async ({
  signedIn: page,
}) => {
  await openTags(page, '/source/roadinfo');
  await expect(rows(page)).toHaveCount(10);
  await scroll(page, 150);
  let letRowsCome = (): void => undefined;
  const isShown = new Promise<void>((resolve) => (letRowsCome = resolve));
  await page.route('**/api/source/roadinfo/page?*', async (route) => {
    await isShown;
    await route.continue();
  });
  await page.reload();
  // The page has drawn itself without its rows before they may come.
  await expect(page.getByRole('grid', { name: '护路护线' })).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(0);
  letRowsCome();
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(() => top(page)).toBe(150);
  expect(await moved(page)).toBeLessThan(0.02);
  await expect(tagsOf(page).first()).toBeVisible();
  expect(await top(page)).toBe(150);
});

test('a page behind another tag stands where it was after Back, also when the window was loaded anew', async ({
  signedIn: page,
}) => {
  await openTags(page, '/source/roadinfo');
  await expect(rows(page)).toHaveCount(10);
  await scroll(page, 180);
  await walk(page, '/grid/gridmember');
  await expect(page.getByRole('heading', { level: 1, name: '网格员' })).toBeVisible();
  await expect(tagsOf(page)).toHaveCount(3);
  await expect.poll(() => top(page)).toBe(0);
  await page.reload();
  await expect(tagsOf(page)).toHaveCount(3);
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(() => top(page)).toBe(180);
});

test('a page closed and opened again begins at its top', async ({ signedIn: page }) => {
  await openTags(page, '/source/roadinfo');
  await expect(rows(page)).toHaveCount(10);
  await scroll(page, 180);
  await walk(page, '/grid/gridmember');
  await page.getByRole('button', { name: '关闭护路护线' }).click();
  await expect(tagsOf(page)).toHaveCount(2);
  await walk(page, '/source/roadinfo');
  await expect(rows(page)).toHaveCount(10);
  expect(await top(page)).toBe(0);
});
