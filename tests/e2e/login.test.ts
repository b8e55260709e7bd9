import type { Page } from '@playwright/test';
import { fillLogin } from './fillLogin.ts';
import { CAPTCHA } from './openTown.ts';
import { expect, test } from './town.ts';
import { openByMenu } from './walk.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const password = (page: Page) => page.getByLabel(/^密码/);
const picture = (page: Page) => page.getByRole('button', { name: /^验证码图片/ });

const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true }).click();

test('the login page says what it wants and starts at the account', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle(/登录/);
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await expect(field(page, '账号')).toBeFocused();
  await expect(picture(page).locator('img')).toHaveAttribute('src', /^data:image\//);
  await submit(page);
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await expect(page.getByText('请输入验证码')).toBeVisible();
  await expect(field(page, '账号')).toBeFocused();
});

test('a wrong captcha keeps account and password and brings another picture', async ({ page, town }) => {
  await page.goto('/login');
  const values = { account: 'manager', password: town.passwordOf('manager'), captcha: 'wrong' };
  const before = await picture(page).locator('img').getAttribute('src');
  await fillLogin(page, values);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('验证码不正确');
  await expect(field(page, '账号')).toHaveValue(values.account);
  await expect(password(page)).toHaveValue(values.password);
  await expect(field(page, '验证码')).toHaveValue('');
  await expect(field(page, '验证码')).toBeFocused();
  await expect(picture(page).locator('img')).not.toHaveAttribute('src', before ?? '');
});

test('a wrong password shows the words of the server, and the right one then opens the town', async ({
  page,
  town,
}) => {
  await page.goto('/login');
  await fillLogin(page, { account: 'staff', password: 'not it' });
  const before = await picture(page).locator('img').getAttribute('src');
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('用户名或密码错误');
  await expect(field(page, '账号')).toHaveValue('staff');
  await expect(password(page)).toHaveValue('not it');
  await expect(field(page, '验证码')).toHaveValue('');
  await expect(picture(page).locator('img')).not.toHaveAttribute('src', before ?? '');
  await password(page).fill(town.passwordOf('staff'));
  await field(page, '验证码').fill(CAPTCHA);
  await field(page, '验证码').press('Enter');
  await expect(page.getByRole('button', { name: '账户：工作人员' })).toBeVisible();
});

test('login leads to the page that was wanted, with its filter, and stays away afterwards', async ({ page, town }) => {
  await page.goto('/source/roadinfo?routeName=河湾');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, { account: 'admin', password: town.passwordOf('admin') });
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: '护路护线' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('routeName')).toBe('河湾');
  await expect(page.getByRole('button', { name: '去掉条件：路线名称包含“河湾”' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '河湾堤防', exact: true })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/wel\/index$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '账户：系统管理员' })).toBeVisible();
});

test('no script can read a token', async ({ page, town, context }) => {
  await page.goto('/login');
  const tokens: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/oauth/token')) return;
    const body = (await response.json()) as { access_token: string; refresh_token: string };
    tokens.push(body.access_token, body.refresh_token);
  });
  await fillLogin(page, { account: 'admin', password: town.passwordOf('admin') });
  await submit(page);
  await expect(page.getByRole('button', { name: '账户：系统管理员' })).toBeVisible();
  const readable = await page.evaluate(() => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    cookie: document.cookie,
    address: location.href,
    history: JSON.stringify(history.state),
  }));
  const [refresh] = await context.cookies();
  expect(tokens[0]?.length).toBeGreaterThan(20);
  expect(tokens[1]).toBe('');
  expect(refresh).toMatchObject({ name: '__Host-lattice-refresh', httpOnly: true, secure: true, sameSite: 'Strict' });
  expect(readable.cookie).toBe('');
  for (const secret of [tokens[0] ?? '', refresh?.value ?? '']) {
    expect(secret.length).toBeGreaterThan(20);
    expect(Object.values(readable).filter((text) => text.includes(secret))).toEqual([]);
  }
});

test('logout asks first, ends every window, and Back shows nothing', async ({ signedIn: page, context }) => {
  await page.goto('/wel/index');
  await openByMenu(page, '基础数据', '护路护线');
  const other = await context.newPage();
  await other.goto('/source/campusinfo');
  await expect(page.getByRole('grid', { name: '护路护线' })).toBeVisible();
  await expect(other.getByRole('grid', { name: '学校' })).toBeVisible();
  const leave = async () => {
    await page.getByRole('button', { name: '账户：系统管理员' }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
  };
  await leave();
  await page.getByRole('alertdialog', { name: '退出登录？' }).getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('grid', { name: '护路护线' })).toBeVisible();
  await leave();
  await page.getByRole('alertdialog', { name: '退出登录？' }).getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByRole('grid')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByText('河湾堤防')).toHaveCount(0);
  expect((await context.cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);
});
