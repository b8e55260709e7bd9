import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestProvider } from '@lattice/server/fixtures/openTestProvider';
import type { Page } from '@playwright/test';
import { fillLogin } from './fillLogin.ts';
import { CAPTCHA, type Town, openTown } from './openTown.ts';
import { expect, test as base } from './town.ts';
import type { Wire } from './wire.ts';

/** The gateway of short messages, as the product calls it: the last code sent to a number. */
async function openGateway() {
  const codes = new Map<string, string>();
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { receiver, content } = JSON.parse(Buffer.concat(chunks).toString()) as {
        receiver: string;
        content: { params: { code: string } };
      };
      codes.set(receiver, content.params.code);
      response.end('{}');
    });
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  return {
    codes,
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}/send`,
    close: () => void http.close(),
  };
}

interface Ways {
  town: Town;
  wire: Wire;
  gateway: Awaited<ReturnType<typeof openGateway>>;
}

/** A test in a town that offers every way in. */
const test = base.extend<object, Pick<Ways, 'gateway'>>({
  gateway: [
    async ({}, use) => {
      const gateway = await openGateway();
      await use(gateway);
      gateway.close();
    },
    { scope: 'worker' },
  ],
  town: [
    async ({ gateway }, use) => {
      const provider = await openTestProvider();
      const folder = await mkdtemp(path.join(tmpdir(), 'lattice-ways-'));
      const file = path.join(folder, 'providers.json');
      await writeFile(file, JSON.stringify([provider.asProvider()]));
      const town = await openTown({
        WIRE_QUIRKS: '0',
        LOGIN_PROVIDERS: file,
        MESSAGE_WEBHOOK_URL: gateway.address,
        SWITCH_MODE: '1',
        PASSWORD_SM2: '1',
      });
      await use(town);
      await town.close();
      await provider.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One town for all of them.
test.describe.configure({ mode: 'default' });

interface Found {
  id: string;
  roleName?: string;
  deptName?: string;
}

const idOf = async (wire: Wire, account: string) =>
  (await wire.rows<Found>('blade-user/page', { size: '10', account }))[0]?.id ?? '';
const account = (page: Page, name: string) => page.getByRole('button', { name: `账户：${name}` });

/** Chooses an entry of a field with a list. */
async function choose(page: Page, field: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(field) }).click();
  await page.getByRole('option', { name: entry, exact: true }).click();
}

test('somebody with several departments and roles says as which to work, and may change it later', async ({
  page,
  town,
  wire,
}) => {
  const { data: depts } = await wire.get<Found[]>('blade-system/dept/list');
  const { data: roles } = await wire.get<Found[]>('blade-system/role/list');
  const [one, two] = depts;
  const held = roles.filter(({ roleName }) => roleName === '工作人员' || roleName === '网格员');
  expect(held).toHaveLength(2);
  const saved = await wire.post('blade-user/submit', {
    id: await idOf(wire, 'staff'),
    roleId: held.map(({ id }) => id).join(','),
    deptId: [one?.id, two?.id].join(','),
  });
  expect(saved.msg).toBe('操作成功');
  await page.goto('/login');
  const sent = page.waitForRequest((request) => request.url().endsWith('/oauth/token'));
  await fillLogin(page, { account: 'staff', password: town.passwordOf('staff') });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('password')).toMatch(/^[0-9a-f]{194,}$/);
  const dialog = page.getByRole('alertdialog', { name: '切换部门/角色' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('请选择部门')).toBeVisible();
  await expect(dialog.getByText('请选择角色')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await choose(page, '部门', two?.deptName ?? '');
  await choose(page, '角色', '网格员');
  // The page starts afresh, and renews its session as what was chosen.
  const renewed = page.waitForResponse(
    (response) => response.url().endsWith('/oauth/token') && response.request().headers()['role-id'] === undefined,
  );
  await dialog.getByRole('button', { name: '确定' }).click();
  const claims = (await (await renewed).json()) as { role_name: string; dept_id: string };
  expect([claims.role_name, claims.dept_id]).toEqual(['gridman', two?.id]);
  await expect(account(page, '工作人员')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await account(page, '工作人员').click();
  await page.getByRole('button', { name: '切换部门/角色' }).click();
  await expect(page.getByRole('dialog', { name: '切换部门/角色' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '切换部门/角色' })).toHaveCount(0);
});

test('a code by short message opens the town', async ({ page, wire, gateway }) => {
  const phone = '13800000023';
  expect((await wire.post('blade-user/submit', { id: await idOf(wire, 'manager'), phone })).msg).toBe('操作成功');
  await page.goto('/login');
  await page.getByRole('tab', { name: '手机登录' }).click();
  const form = page.getByRole('form', { name: '手机登录' });
  await form.getByRole('textbox', { name: '手机号码' }).fill(phone);
  await expect(form.getByRole('button', { name: /^验证码图片/ }).locator('img')).toHaveAttribute(
    'src',
    /^data:image\//,
  );
  await form.getByRole('textbox', { name: /^验证码/ }).fill(CAPTCHA);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByText(/如果该手机号已登记/)).toBeVisible();
  await expect.poll(() => gateway.codes.get(phone), { timeout: 15_000 }).toMatch(/^\d{6}$/);
  await form.getByRole('textbox', { name: '短信验证码' }).fill('abc');
  await form.getByRole('button', { name: '登录' }).click();
  await expect(form.getByRole('alert')).toContainText('短信验证码不正确或已失效');
  await form.getByRole('textbox', { name: '短信验证码' }).fill(gateway.codes.get(phone) ?? '');
  await form.getByRole('textbox', { name: '短信验证码' }).press('Enter');
  await expect(account(page, '管理员')).toBeVisible();
});

test('somebody whom another service knows registers, is approved, and comes in by that service', async ({
  page,
  wire,
}) => {
  const name = `guest${Date.now().toString(36)}`;
  await page.goto('/source/roadinfo');
  await page.getByRole('button', { name: '政务统一身份认证' }).click();
  const dialog = page.getByRole('alertdialog', { name: '账号注册' });
  await expect(dialog).toBeVisible();
  expect(page.url()).not.toMatch(/code=|state=/);
  await dialog.getByRole('textbox', { name: '用户姓名' }).fill('赵六');
  await dialog.getByRole('textbox', { name: '账号名称' }).fill(name);
  await dialog.getByLabel(/^账号密码/).fill('Qing-He#2031');
  await dialog.getByLabel(/^确认密码/).fill('Qing-He#2031');
  await dialog.getByRole('button', { name: '提交' }).click();
  await page.getByRole('alertdialog', { name: '注册提示' }).getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: '政务统一身份认证' }).click();
  await expect(page.getByRole('alert')).toContainText('账号未启用或尚未通过审核');
  const { data: roles } = await wire.get<Found[]>('blade-system/role/list');
  const { data: depts } = await wire.get<Found[]>('blade-system/dept/list');
  const posts = await wire.rows<Found>('blade-system/post/list', { size: '1' });
  const approved = {
    id: await idOf(wire, name),
    status: '1',
    roleId: roles.find(({ roleName }) => roleName === '工作人员')?.id,
    deptId: depts[0]?.id,
    postId: posts[0]?.id,
  };
  expect((await wire.post('blade-user/submit', approved)).msg).toBe('操作成功');
  await page.goto('/source/roadinfo');
  await page.getByRole('button', { name: '政务统一身份认证' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '护路护线' })).toBeVisible();
  expect(new URL(page.url()).search).not.toMatch(/code=|state=/);
});

test('an answer that nobody asked for opens nothing and leaves the address at once', async ({ page }) => {
  await page.goto('/oauth/redirect/gov?code=made-up&state=made-up');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText('登录请求已失效，请回到登录页重新开始');
  await page.goto('/oauth/redirect/gov?error=access_denied&state=made-up');
  await expect(page.getByRole('alert')).toContainText('第三方登录没有完成');
  await expect(page).toHaveURL(/\/login$/);
});

test('the login page is that of the tenant whose address it is', async ({ page, town, wire }) => {
  await page.goto('/login');
  await expect(page.getByRole('tab', { name: '手机登录' })).toBeVisible();
  await expect(page.getByText('枫桥镇人民政府')).toHaveCount(0);
  const records = await wire.rows<{ id: string; tenantId: string; backgroundUrl: string }>('blade-system/tenant/list', {
    size: '10',
  });
  const own = records.find(({ tenantId }) => tenantId === '000000');
  expect((await wire.post('blade-system/tenant/submit', { id: own?.id, domainUrl: town.address })).msg).toBe(
    '操作成功',
  );
  await page.reload();
  await expect(page.getByText('枫桥镇人民政府')).toBeVisible();
  const ground = page
    .locator('div')
    .filter({ has: page.getByRole('main') })
    .last();
  await expect(ground).toHaveCSS('background-image', new RegExp(own?.backgroundUrl ?? 'none'));
});
