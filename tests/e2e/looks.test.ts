import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';

/** The accent that links, buttons and marks have now. */
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lt-color-accent').trim());

/** Remembers the accent and the contrast that stand when the body comes, before anything is painted. */
const watchFirst = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      const { style, dataset } = document.documentElement;
      Object.assign(window, {
        first: { accent: style.getPropertyValue('--lt-color-accent'), contrast: dataset.contrast },
      });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

const first = (page: Page) => page.evaluate(() => Reflect.get(window, 'first') as unknown);

test("an accent of one's own is corrected, said so, kept before first paint and fitted to each theme", async ({
  signedIn: page,
}) => {
  await watchFirst(page);
  await page.goto('/wel/index');
  const own = await accent(page);
  expect(await first(page)).toEqual({ accent: '', contrast: 'normal' });
  await page.getByRole('button', { name: '外观' }).click();
  await page.locator('input[value=own]').check();
  await page.locator('header fieldset ~ div input[autocomplete=off]').fill('#ffd400');
  await expect(page.getByText('为了看得清，调整了下列颜色')).toBeVisible();
  await expect.poll(() => accent(page)).not.toBe(own);
  const light = await accent(page);
  expect(light).toMatch(/^#[0-9a-f]{6}$/);
  expect(light).not.toBe('#ffd400');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
  expect(await first(page)).toEqual({ accent: light, contrast: 'normal' });

  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('radio', { name: '暗色' }).check({ force: true });
  await expect.poll(() => accent(page)).not.toBe(light);
  await page.locator('input[value=theme]').check();
  await page.getByRole('radio', { name: '默认' }).check({ force: true });
  await expect.poll(() => accent(page)).toBe(own);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
  expect(await first(page)).toEqual({ accent: '', contrast: 'normal' });
});

test('high contrast is kept before first paint', async ({ page }) => {
  await watchFirst(page);
  await page.goto('/login');
  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('radio', { name: '高对比度' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  expect(await first(page)).toEqual({ accent: '', contrast: 'high' });
});

test('the side bar stays as narrow as it was left, and its groups open beside it', async ({ signedIn: page }) => {
  await page.goto('/wel/index');
  await page.getByRole('button', { name: '收起菜单' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: '菜单' });
  await expect.poll(async () => (await menu.boundingBox())?.width ?? 999).toBeLessThan(100);
  await menu.getByRole('button', { name: '基础数据' }).click();
  await page.getByRole('navigation', { name: '基础数据' }).getByRole('link', { name: '学校', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '学校' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: '基础数据' })).toHaveCount(0);
});

test('on a phone the menu is a drawer that closes with a choice and gives the focus back without one', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wel/index');
  const opener = page.getByRole('button', { name: '打开菜单' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await expect(drawer.getByRole('link', { name: '首页' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('button', { name: '基础数据' }).click();
  await drawer.getByRole('button', { name: '校园与护路' }).click();
  await drawer.getByRole('link', { name: '学校', exact: true }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: '学校' })).toBeFocused();
});
