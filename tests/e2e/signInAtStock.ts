import { type Page, expect } from '@playwright/test';
import { fillLogin } from './fillLogin.ts';

/** Signs in by the login page, as people do at a stock server. */
export async function signInAtStock(page: Page, address: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${address}/login`);
  await fillLogin(page, { account: 'admin', password: 'admin' });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/wel/);
}
