import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect as plain } from '@playwright/test';
import { fillLogin } from './fillLogin.ts';
import { CAPTCHA } from './openTown.ts';
import { startProduct } from './startProduct.ts';
import { createTownDatabase, hasPostgres } from './townDatabase.ts';

const expect = plain.configure({ timeout: 30_000 });
const ADMIN = 'Feng-Qiao#2026';

/** A town whose server waits for a licence instead of giving itself one. */
const test = base.extend<{ address: string }>({
  address: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lattice-licence-'));
    const database = hasPostgres() ? await createTownDatabase() : undefined;
    const run = startProduct({
      DATA_DIR: folder,
      DATABASE_URL: database?.url,
      ADMIN_PASSWORD: ADMIN,
      TEST_CAPTCHA: CAPTCHA,
      DEMO: '0',
      LICENCE: 'ask',
    });
    await use(await run.ready);
    await run.stop('SIGTERM');
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  },
});

test('code 5000 leads to /shouquan1 once; online authorisation completes, and a licence file is taken', async ({
  page,
  address,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${address}/login`);
  const enter = async () => {
    await fillLogin(page, { account: 'admin', password: ADMIN });
    await page.getByRole('button', { name: '登录', exact: true }).click();
  };
  const moves: string[] = [];
  page.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname));
  await enter();
  await expect(page.getByRole('heading', { name: '系统未授权' })).toBeVisible();
  expect(moves.filter((one) => one === '/shouquan1')).toHaveLength(1);
  await expect(page.getByText(/^[0-9A-F]{8}(?:-[0-9A-F]{8}){3}$/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出申请文件' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('BEGIN LATTICE LICENCE');
  await page.locator('input[type=file]').setInputFiles({
    name: 'changed.lic',
    mimeType: 'text/plain',
    buffer: Buffer.from(text.replace(/[A-Za-z](?=.{20}\n)/, (letter) => (letter === 'x' ? 'y' : 'x'))),
  });
  await expect(page.getByRole('alert')).toContainText('授权文件无效');
  await page.getByRole('button', { name: '在线授权' }).click();
  await expect(page).toHaveURL(/\/shouquan2$/);
  await page.getByRole('button', { name: '返回' }).click();
  await page.getByRole('button', { name: '在线授权' }).click();
  await page.getByRole('button', { name: '开始授权' }).click();
  await expect(page).toHaveURL(/\/shouquan3$/);
  await expect(page.getByRole('heading', { name: '授权完成' })).toBeVisible();
  await page.getByRole('button', { name: '去登录' }).click();
  await enter();
  await expect(page.getByRole('button', { name: /^账户：/ })).toBeVisible();
  await page.goto(`${address}/shouquan1`);
  await expect(page.getByRole('heading', { name: '系统已授权' })).toBeVisible();
  await expect(page.getByText('有效期至')).toBeVisible();
  await expect(page.getByText('系统未授权')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/未授权/);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'own.lic', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: '授权完成' })).toBeVisible();
});
