import { expect, type Page } from '@playwright/test';
import { CAPTCHA } from './openTown.ts';

/** What goes into the login form; the captcha defaults to the right one. */
export interface LoginWords {
  account: string;
  password: string;
  captcha?: string;
}

/** Fills the login form once its captcha picture is there, as a person can only then. */
export async function fillLogin(page: Page, { account, password, captcha = CAPTCHA }: LoginWords): Promise<void> {
  await expect(page.getByRole('button', { name: /^验证码图片/ }).locator('img')).toHaveAttribute(
    'src',
    /^data:image\//,
  );
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByLabel(/^密码/).fill(password);
  await page.getByRole('textbox', { name: '验证码' }).fill(captcha);
}
