import type { Page } from '@playwright/test';
import { expect, test, uniqueName } from './town.ts';
import { walk } from './walk.ts';

const bar = (page: Page) => page.getByRole('banner');
const bell = (page: Page) => bar(page).getByRole('button', { name: /^通知中心/ });
const bug = (page: Page) => bar(page).getByRole('button', { name: /^错误日志/ });

test('render errors are logged locally, and the log is uploaded and cleared after a confirmation', async ({
  signedIn: page,
  wire,
}) => {
  await page.goto('/test/index?idCard=11010119900307001X');
  await expect(bug(page)).toBeVisible();
  await page.getByRole('button', { name: '模拟页面错误' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '页面出错了' })).toBeVisible();
  await expect(bug(page)).toContainText('1');
  await bug(page).click();
  const dialog = page.getByRole('dialog', { name: '错误日志' });
  const row = dialog.getByRole('row').filter({ hasText: 'made on purpose' });
  await expect(row).toContainText('Error');
  await expect(row).toContainText('/test/index?idCard=*');
  await row.getByText('错误堆栈').click();
  await expect(row.locator('pre')).toContainText('assets/');
  expect(await page.evaluate(() => localStorage.getItem('lattice-errors'))).not.toContain('11010119900307001X');
  await dialog.getByRole('button', { name: '上传服务器' }).click();
  const question = page.getByRole('alertdialog', { name: '确定上传本地日志到服务器?' });
  await question.getByRole('button', { name: '上传' }).click();
  // A stock server takes no logs, which is said as plainly.
  const isStock = process.env.WIRE_QUIRKS === '1';
  await expect(isStock ? question.getByText('不支持当前请求方法') : dialog.getByText('发送成功!')).toBeVisible();
  if (isStock) await question.getByRole('button', { name: '取消' }).click();
  const records = await wire.rows<{ message: string }>('blade-log/error/list', { size: '10' });
  expect(records.some(({ message }) => message.includes('made on purpose'))).toBe(!isStock);
  await dialog.getByRole('button', { name: '清空本地日志' }).click();
  await page.getByRole('alertdialog', { name: '确定清空本地日志记录?' }).getByRole('button', { name: '清空' }).click();
  await expect(dialog.getByText('清空成功!')).toBeVisible();
  await expect(dialog.getByText('没有错误记录')).toBeVisible();
});

test('an unhandled rejection and a failed chunk are logged as well', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/wel/index');
  await expect(page.getByRole('heading', { name: /^今天要办/ })).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(bug(page)).toBeVisible();
  await page.evaluate(() => void Promise.reject(new TypeError('lost 13800138000')));
  await expect(bug(page)).toContainText('1');
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await walk(page, '/blade-system/dict');
  await expect(page.getByRole('alert').filter({ hasText: '页面没有加载完成' })).toBeVisible();
  await expect(bug(page)).toContainText('2');
  await page.unroute('**/assets/*.js');
  await bug(page).click();
  const dialog = page.getByRole('dialog', { name: '错误日志' });
  await expect(dialog.getByRole('row').filter({ hasText: 'ScreenLoadError' })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'TypeError' })).toContainText('lost 138****8000');
});

test('notice popover: three tabs, news come live, are counted, read and opened', async ({ signedIn: page, wire }) => {
  await page.goto('/wel/index');
  await expect(bell(page)).toBeVisible();
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: '通知中心' });
  await expect(panel.getByRole('tab')).toHaveText([/^邮件/, /^消息/, /^通知/]);
  await page.keyboard.press('Escape');
  const title = uniqueName('停水通知');
  await wire.post('blade-desk/notice/submit', {
    title,
    category: '1',
    releaseTime: '2020-01-01 08:00:00',
    content: '<p>明日停水 <b>两小时</b></p>',
  });
  await expect(page.getByText(`新消息：${title}`)).toBeVisible();
  await bell(page).click();
  await panel.getByRole('tab', { name: /^通知/ }).click();
  await panel.getByRole('tabpanel').getByRole('button', { name: '全部已读' }).click();
  await expect(panel.getByRole('tabpanel').getByRole('button', { name: '全部已读' })).toBeDisabled();
  await panel.getByRole('button').filter({ hasText: '2020-01-01' }).filter({ hasText: title }).click();
  const reader = page.getByRole('dialog', { name: title });
  await expect(reader.getByRole('article')).toContainText('明日停水 两小时');
  await reader.getByRole('button', { name: '打开记录' }).click();
  await expect(page).toHaveURL(/\/blade-desk\/notice/);
});

test('pages with personal data carry name and time, also over their dialogs', async ({ signedIn: page }) => {
  await page.goto('/source/populationinfo');
  await expect(bell(page)).toBeVisible();
  const mark = page.locator('body > svg').filter({ has: page.locator('pattern text', { hasText: 'admin' }) });
  await expect(mark).toHaveCount(1);
  await page.getByRole('grid').getByRole('button', { name: '查看' }).first().click();
  await expect(page.getByRole('dialog', { name: '查看实有人口' })).toBeVisible();
  const above = await mark.evaluate((svg) =>
    [...document.querySelectorAll('body > :has([role=dialog])')].map(
      (veil) => Number(getComputedStyle(svg).zIndex) > Number(getComputedStyle(veil).zIndex),
    ),
  );
  expect(above).toEqual([true]);
  await page.goto('/source/roadcaseinfo');
  await expect(bell(page)).toBeVisible();
});

test('session end warns 60 seconds ahead, "stay" keeps it, and the same place waits behind the login', async ({
  pageOf,
}) => {
  const page = await pageOf('manager');
  await page.clock.install();
  await page.goto('/wel/dashboard');
  await page.clock.runFor(5000);
  await expect(bell(page)).toBeVisible();
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().includes('/oauth/token')) refreshes += 1;
  });
  await page.clock.runFor(3001_000);
  await expect.poll(() => refreshes).toBe(1);
  await page.clock.runFor(545_000);
  const warning = page.getByRole('alertdialog', { name: '登录即将失效' });
  await expect(warning.getByRole('button', { name: '继续使用' })).toBeFocused();
  await warning.getByRole('button', { name: '继续使用' }).click();
  await expect(warning).toHaveCount(0);
  await page.clock.runFor(3000_000);
  await page.clock.runFor(560_000);
  await expect(warning).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('登录已失效')).toBeVisible();
});

test('the first-run tour is offered once', async ({ signedIn: page }) => {
  await page.goto('/wel/index');
  await page.getByRole('button', { name: '开始导览' }).click();
  const tour = page.getByRole('dialog', { name: '使用导览' });
  for (let step = 0; step < 3; step += 1) await tour.getByRole('button', { name: '下一步' }).click();
  await tour.getByRole('button', { name: '完成' }).click();
  await expect(tour).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^今天要办/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '开始导览' })).toHaveCount(0);
});

test('looks that a person chooses are those of their next browser', async ({ pageOf }) => {
  const page = await pageOf('gridman');
  await page.goto('/wel/dashboard');
  await page.getByRole('button', { name: '外观' }).click();
  await expect(bell(page)).toBeVisible();
  const kept = page.waitForResponse(/\/blade-desk\/setting\/submit$/);
  await page.getByRole('radio', { name: '暗色' }).check({ force: true });
  await kept;
  // As in a browser that knows the session alone; no screen is open that could write the looks again.
  await page.goto('/boot.js');
  await page.evaluate(() => localStorage.removeItem('lattice-theme'));
  await page.goto('/wel/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
