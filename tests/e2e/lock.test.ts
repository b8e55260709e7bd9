import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';

const PASSWORD = 'Suo-Ping#1';
const lockButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '锁屏' });
const heading = (page: Page) => page.getByRole('heading', { name: '屏幕已锁定' });
const list = (page: Page) => page.getByRole('grid', { name: '护路护线' });
const field = (page: Page) => page.getByLabel(/^锁屏密码/);

async function lock(page: Page): Promise<void> {
  await lockButton(page).click();
  const dialog = page.getByRole('dialog', { name: '设置锁屏密码' });
  await dialog.getByLabel(/^锁屏密码/).fill(PASSWORD);
  await dialog.getByRole('button', { name: '锁屏' }).click();
  await expect(heading(page)).toBeVisible();
}

async function unlock(page: Page, password: string): Promise<void> {
  await field(page).fill(password);
  await page.getByRole('button', { name: '解锁' }).click();
}

test('setting a lock password stores it and navigates to /lock; if none is set, a dialog asks for it first', async ({
  signedIn: page,
}) => {
  await page.goto('/source/roadinfo?routeName=河湾');
  await lockButton(page).click();
  const dialog = page.getByRole('dialog', { name: '设置锁屏密码' });
  await dialog.getByRole('button', { name: '锁屏' }).click();
  await expect(dialog.getByText('锁屏密码不能为空')).toBeVisible();
  await dialog.getByLabel(/^锁屏密码/).fill(PASSWORD);
  await dialog.getByRole('button', { name: '锁屏' }).click();
  await expect(page).toHaveURL(/\/lock$/);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: '解锁' }).click();
  await expect(page.getByText('锁屏密码不能为空')).toBeVisible();
  await unlock(page, PASSWORD);
  await expect(page).toHaveURL(/\/source\/roadinfo\?routeName=/);
  await expect(list(page)).toBeVisible();
  await lockButton(page).click();
  await expect(heading(page)).toBeVisible();
});

test('a locked screen redirects to the lock page: storage, back, a deep link and a new tab do not open it', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/source/campusinfo');
  await page.goto('/source/roadinfo');
  await expect(list(page)).toBeVisible();
  await lock(page);
  await expect(page.getByText('河湾堤防')).toHaveCount(0);
  const stored = await page.evaluate(() =>
    [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join('\n'),
  );
  expect(stored).not.toContain(PASSWORD);
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'lattice-session') localStorage.removeItem(key);
    sessionStorage.clear();
  });
  await page.goto('/source/roadinfo');
  await expect(page).toHaveURL(/\/lock$/);
  await expect(heading(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/source/roadinfo');
  await expect(heading(other)).toBeVisible();
  await expect(list(other)).toHaveCount(0);
  await unlock(other, PASSWORD);
  await expect(list(other)).toBeVisible();
  await expect(page).toHaveURL(/\/source\/roadinfo/);
  await expect(list(page)).toBeVisible();
});

test('all tabs are locked together, and five wrong passwords end the session', async ({ pageOf }) => {
  const page = await pageOf('staff');
  await page.goto('/wel/index');
  const other = await page.context().newPage();
  await other.goto('/wel/index');
  await expect(other.getByRole('button', { name: /^账户：/ })).toBeVisible();
  await lock(page);
  await expect(heading(other)).toBeVisible();
  for (let left = 4; left > 0; left -= 1) {
    await unlock(page, 'falsch');
    await expect(page.getByText(`还可以再试 ${left} 次`)).toBeVisible();
  }
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await unlock(page, 'falsch');
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});

test('the screen locks itself after some minutes without work, and opens by the login password', async ({
  pageOf,
  town,
}) => {
  const page = await pageOf('manager');
  await page.goto('/wel/index');
  await page.evaluate(() => localStorage.setItem('lattice-idle-lock', '5'));
  await page.clock.install();
  await page.reload();
  await expect(lockButton(page)).toBeAttached();
  await page.clock.runFor(6 * 60_000);
  await expect(heading(page)).toBeVisible();
  await unlock(page, town.passwordOf('manager'));
  await expect(page).toHaveURL(/\/wel\/index$/);
});
