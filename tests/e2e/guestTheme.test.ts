import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';

const themeOf = async (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'] ?? '');

for (const address of ['/volunteer', '/answer'])
  test(`${address} is as light or dark as the device of somebody without an account`, async ({
    anotherBrowser,
    town,
  }) => {
    const context = await anotherBrowser({
      baseURL: town.address,
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => themeOf(page)).toBe('dark');
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(scheme).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => themeOf(page)).toBe('default');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => themeOf(page)).toBe('dark');
    // A theme that a person chose in this browser stays.
    await page.evaluate(() => localStorage.setItem('lattice-theme', 'default'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await themeOf(page)).toBe('default');
  });
