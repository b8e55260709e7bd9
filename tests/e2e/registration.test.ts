import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';

/** Lets the server's token answers name a guest: an id below zero, as another login service gives it. */
async function asGuest(page: Page): Promise<void> {
  await page.route('**/api/blade-auth/oauth/token', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...body, user_id: '-1', oauth_id: '77', tenant_id: '' } });
  });
}

test('the registration dialog checks in the order of the specification, tells of the approval, and logs out', async ({
  pageOf,
  wire,
}) => {
  const page = await pageOf('admin');
  await asGuest(page);
  await page.goto('/wel/index');
  const dialog = page.getByRole('alertdialog', { name: '账号注册' });
  await expect(dialog).toBeVisible();
  const submit = () => dialog.getByRole('button', { name: '提交' }).click();
  const warned = (words: string | RegExp) => expect(dialog.getByText(words)).toBeVisible();
  const account = `guest${Date.now().toString(36)}`;
  await submit();
  await warned('请先输入租户编号');
  await dialog.getByRole('textbox', { name: '租户编号' }).fill('000000');
  await submit();
  await warned('请先输入账号名称');
  await dialog.getByRole('textbox', { name: '账号名称' }).fill(account);
  await submit();
  await warned('请先输入密码');
  await dialog.getByLabel(/^账号密码/).fill('Qing-He#2031');
  await submit();
  await warned('请先输入密码');
  await dialog.getByLabel(/^确认密码/).fill('Qing-He#2032');
  await submit();
  await warned('两次密码输入不一致');
  await dialog.getByLabel(/^确认密码/).fill('Qing-He#2031');
  await submit();
  await warned(/请填写姓名/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: '用户姓名' }).fill('王五');
  await page.route(
    '**/api/blade-user/register-guest*',
    (route) => route.fulfill({ json: { code: 400, success: false, data: null } }),
    { times: 1 },
  );
  await submit();
  await warned('提交失败');
  await submit();
  const notice = page.getByRole('alertdialog', { name: '注册提示' });
  await expect(notice).toContainText('注册申请已提交,请耐心等待管理员通过!');
  await notice.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const records = await wire.rows<{ account: string; status: string }>('blade-user/page', { size: '10', account });
  expect(records.map(({ status }) => status)).toEqual(['0']);
});
