import type { Page } from '@playwright/test';
import { leftChinese } from './leftChinese.ts';
import { expect, test } from './town.ts';

/** Name of the person signed in, which stays as it is; the picture shows a part of it. */
const PERSON = '系统管理员';

const grid = (page: Page) => page.getByRole('grid');
const cellsUnder = async (page: Page, column: number) =>
  Promise.all(
    (await grid(page).getByRole('row').all())
      .slice(1)
      .map((row) => row.getByRole('gridcell').or(row.getByRole('rowheader')).nth(column).innerText()),
  );

test('English takes the place of Chinese without a reload, but for data', async ({ signedIn: page }) => {
  await page.goto('/source/roadinfo?size=30');
  await expect(grid(page).getByRole('rowheader')).toHaveCount(30);
  const headers = await grid(page).getByRole('columnheader').allInnerTexts();
  const tags = headers.indexOf('治安隐患等级');
  expect(tags).toBeGreaterThan(0);
  expect((await cellsUnder(page, tags)).every((word) => ['高', '中', '低', '无'].includes(word))).toBe(true);
  const rows = await grid(page).getByRole('rowheader').allInnerTexts();
  await page.evaluate(() => Object.assign(window, { isSameWindow: true }));

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expect(page.getByRole('button', { name: '中文' })).toBeVisible();
  await expect
    .poll(async () =>
      (await cellsUnder(page, tags)).filter((word) => !['High', 'Medium', 'Low', 'None'].includes(word)),
    )
    .toEqual([]);
  await expect
    .poll(async () =>
      (await leftChinese(page.locator('body'))).filter((words) => !words.includes(PERSON) && !PERSON.includes(words)),
    )
    .toEqual([]);
  expect(await page.title()).not.toMatch(/[\u3400-\u9fff]/);
  expect(await grid(page).getByRole('rowheader').allInnerTexts()).toEqual(rows);
  expect(await page.evaluate(() => 'isSameWindow' in window)).toBe(true);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|New)/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(async () => leftChinese(page.getByRole('dialog'))).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  expect(await leftChinese(page.getByRole('dialog'))).toEqual([]);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await page.goto('/source/roadinfo');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('护路护线');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('the login page speaks English too', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('登录');
  expect(await leftChinese(page.locator('body'))).toEqual([]);
  expect(await page.title()).not.toMatch(/[\u3400-\u9fff]/);
});

test('a list opened by its address is English, labels and menu, also when the language comes last', async ({
  signedIn: page,
}) => {
  await page.evaluate(() => localStorage.setItem('lattice-language', 'en'));
  await page.route(/\/assets\/en-[^/]+\.js$/, (route) => setTimeout(() => void route.continue(), 800));
  await page.goto('/source/roadinfo');
  await expect(grid(page).getByRole('rowheader')).toHaveCount(10);
  expect((await grid(page).getByRole('columnheader').allInnerTexts()).join(' ')).not.toMatch(/[\u3400-\u9fff]/);
  expect(await leftChinese(page.getByRole('navigation', { name: 'Menu' }))).toEqual([]);
});

test('a theme is changed at once and stands before the first paint of the next visit', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      Object.assign(window, { firstTheme: document.documentElement.dataset.theme ?? 'none' });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/wel/index');
  const html = page.locator('html');
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(html).toHaveAttribute('data-theme', 'default');
  await page.evaluate(() => Object.assign(window, { isSameWindow: true }));
  const light = await colour();
  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('radio', { name: '暗色' }).check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(colour).not.toBe(light);
  expect(await page.evaluate(() => 'isSameWindow' in window)).toBe(true);
  const dark = await colour();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'firstTheme') as unknown)).toBe('dark');
  expect(await colour()).toBe(dark);
});
