import type { Page } from '@playwright/test';
import { fillLogin } from './fillLogin.ts';
import { pngPicture } from './pngPicture.ts';
import { expect, test, uniqueName } from './town.ts';

test('personal information: picture with its limits, names, telephone, mail', async ({ pageOf }) => {
  const page = await pageOf('gridman');
  await page.goto('/wel/index');
  await page.getByRole('button', { name: /^账户：/ }).click();
  await page.getByRole('button', { name: '个人信息' }).click();
  await expect(page).toHaveURL(/\/info\/index$/);
  const form = page.getByRole('form', { name: '基本信息' });
  const file = form.locator('input[type=file]');
  await file.setInputFiles({ name: 'face.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(form.getByText('face.gif：格式不支持，请用')).toBeVisible();
  await file.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.alloc(501 * 1024) });
  await expect(form.getByText('face.png：格式不支持，请用')).toBeVisible();
  await file.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: pngPicture(64, [90, 140, 200]) });
  const crop = page.getByRole('dialog', { name: '裁剪头像' });
  await crop.getByRole('button', { name: '使用' }).click();
  await expect(crop).toHaveCount(0);
  await form.getByRole('textbox', { name: '用户名' }).fill('小网格');
  await form.getByRole('textbox', { name: '手机号' }).fill('1380013');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('手机号码长度不为11位').first()).toBeVisible();
  await form.getByRole('textbox', { name: '手机号' }).fill('13800138000');
  await form.getByRole('textbox', { name: '邮箱' }).fill('grid@example.org');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('个人信息已保存')).toBeVisible();
  await page.reload();
  await expect(form.getByRole('textbox', { name: '用户名' })).toHaveValue('小网格');
  await expect(form.getByRole('textbox', { name: '邮箱' })).toHaveValue('grid@example.org');
  await expect(form.locator('img')).toHaveAttribute('src', /\/files\//);
});

/** Signs in by the login page. */
async function enter(page: Page, account: string, password: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, { account, password });
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('password change needs old password, new password and confirmation, and ends the sessions elsewhere', async ({
  page,
  anotherBrowser,
  town,
  wire,
}) => {
  test.setTimeout(120_000);
  const account = uniqueName('ming').toLowerCase();
  const staff = await wire.get<{ records: { roleId: string; deptId: string }[] }>('blade-user/page', {
    current: '1',
    size: '10',
    account: 'staff',
  });
  const [{ roleId, deptId } = { roleId: '', deptId: '' }] = staff.data.records;
  const post = await wire.post<{ id: string }>('blade-system/post/submit', {
    category: '1',
    postCode: account.slice(-12),
    postName: '试验岗位',
    sort: 90,
  });
  const [given, first] = ['Feng-Lin#2029', 'Feng-Lin#2030'];
  const added = await wire.post('blade-user/submit', {
    account,
    name: '小明',
    realName: '李小明',
    userType: '1',
    roleId,
    deptId,
    postId: post.data.id,
    password: given,
  });
  expect(added).toMatchObject({ code: 200 });
  // The administrator knows the first password, so the person has to choose another one.
  await enter(page, account, given);
  await expect(page.getByRole('heading', { name: '需要修改密码' })).toBeVisible();
  await page.getByLabel(/^原密码/).fill(given);
  await page.getByLabel(/^新密码/).fill(first);
  await page.getByLabel(/^确认密码/).fill(first);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByRole('button', { name: '账户：李小明' })).toBeVisible();
  const elsewhere = await (await anotherBrowser({ baseURL: town.address })).newPage();
  await enter(elsewhere, account, first);
  await expect(elsewhere.getByRole('button', { name: '账户：李小明' })).toBeVisible();
  await page.goto('/info/index');
  const form = page.getByRole('form', { name: '修改密码' });
  const fill = async (old: string, fresh: string, again: string) => {
    await form.getByLabel(/^原密码/).fill(old);
    await form.getByLabel(/^新密码/).fill(fresh);
    await form.getByLabel(/^确认密码/).fill(again);
    await form.getByRole('button', { name: '修改密码' }).click();
  };
  await form.getByRole('button', { name: '修改密码' }).click();
  await expect(form.getByText('请输入原密码')).toBeVisible();
  await fill('falsch', 'Qing-He#2031', 'Qing-He#2032');
  await expect(form.getByText('两次输入的新密码不一致')).toBeVisible();
  await fill('falsch', 'Qing-He#2031', 'Qing-He#2031');
  await expect(form.getByRole('alert')).toContainText('原密码不正确!');
  const others = page.getByRole('button', { name: /^结束 Chrome/ });
  await expect(others).toHaveCount(1);
  await fill(first, 'Qing-He#2031', 'Qing-He#2031');
  await expect(page.getByText('密码已修改，其他设备上的登录已结束。')).toBeVisible();
  await expect(others).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await enter(elsewhere, account, 'Qing-He#2031');
  await expect(elsewhere.getByRole('button', { name: '账户：李小明' })).toBeVisible();
  await page.reload();
  await others.click();
  await expect(page.getByText('登录已结束')).toBeVisible();
  await expect(others).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login$/);
});
