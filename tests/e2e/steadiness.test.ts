import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';

/** Sums what moves on the pages to come, with and without the user's doing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { moved: sum });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) sum.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved so far, after two more frames. */
const moved = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (Reflect.get(window, 'moved') as { shift: number }).shift;
  });

for (const width of [1440, 390]) {
  test(`nothing moves while the list loads and pages: ${width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.route('**/api/source/roadinfo/page?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto('/source/roadinfo');
    await expect(page.getByRole('main').getByRole('button', { name: '查看' })).toHaveCount(10);
    await expect(page.getByRole('button', { name: '新增', exact: true })).toBeVisible();
    const loading = await moved(page);
    await page.getByRole('button', { name: '下一页' }).click();
    await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect({ loading: loading < 0.02, all: (await moved(page)) < 0.02 }, `shift while loading ${loading}, in all ${await moved(page)}`).toEqual({ loading: true, all: true });
  });
}
