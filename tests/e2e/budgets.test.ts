import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './town.ts';

/** Bytes of every script that a page has asked for until `usable` holds, compressed by gzip. */
async function scriptBytes(page: Page, usable: () => Promise<void>): Promise<{ total: number; files: string[] }> {
  const scripts = new Map<string, Promise<number>>();
  const count = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (/\.m?js$/.test(pathname) || response.request().resourceType() === 'script') scripts.set(pathname, response.body().then((body) => gzipSync(body).length));
  };
  page.on('response', count);
  await usable();
  page.off('response', count);
  const sizes = await Promise.all([...scripts].map(async ([name, size]) => [name, await size] as const));
  return { total: sizes.reduce((sum, [, size]) => sum + size, 0), files: sizes.toSorted((a, b) => b[1] - a[1]).map(([name, size]) => `${name} ${(size / 1000).toFixed(1)}`) };
}

function expectWithin(name: string, { total, files }: { total: number; files: string[] }, budget: number): void {
  const figure = `${name}: ${(total / 1000).toFixed(1)} kB of script (gzip) in ${files.length} files, budget ${budget / 1000} kB`;
  process.stdout.write(`\n${figure}\n`);
  test.info().annotations.push({ type: 'budget', description: figure });
  expect(total, `${figure}\n${files.join('\n')}`).toBeLessThanOrEqual(budget);
  expect(files.length).toBeGreaterThan(0);
}

test('the login page is usable within 150 kB of script', async ({ page }) => {
  const bytes = await scriptBytes(page, async () => {
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^验证码图片/ }).locator('img')).toBeVisible();
  });
  expectWithin('login', bytes, 150_000);
});

test('the road list is usable within 220 kB of script', async ({ signedIn: page }) => {
  const bytes = await scriptBytes(page, async () => {
    await page.goto('/source/roadinfo');
    await expect(page.getByRole('grid', { name: '护路护线' }).getByRole('rowheader')).toHaveCount(10);
    await expect(page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: '基础数据' })).toBeVisible();
    await expect(page.getByRole('button', { name: '新增', exact: true })).toBeEnabled();
    await expect(page.getByRole('searchbox', { name: '路线名称' })).toBeEditable();
  });
  expectWithin('road list', bytes, 220_000);
});
