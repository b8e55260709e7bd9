import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';
import type { Wire } from './wire.ts';
import { openTags } from './walk.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: '菜单' });
let count = 0;

/** Adds an entry to the first level of the menu and gives its name. */
async function addEntry(wire: Wire, stem: string, path: string, isOpen = '1'): Promise<string> {
  const code = `entry${Date.now().toString(36)}${(count += 1)}`;
  const name = `${stem}${code}`;
  const { code: answer, msg } = await wire.post('blade-system/menu/submit', {
    parentId: '0',
    code,
    name,
    alias: code,
    path,
    source: 'map',
    sort: 901,
    category: '1',
    isOpen,
  });
  expect(`${answer} ${msg}`).toMatch(/^200/);
  return name;
}

test('a leaf with open mode 2 and an external link opens a new window without an opener', async ({
  signedIn: page,
  wire,
}) => {
  await page
    .context()
    .route('https://help.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Help</h1>' }));
  const name = await addEntry(wire, '帮助', 'https://help.example/start', '2');
  await page.goto('/wel/index');
  const [window] = await Promise.all([
    page.context().waitForEvent('page'),
    menu(page).getByRole('link', { name }).click(),
  ]);
  await expect(window.getByRole('heading', { name: 'Help' })).toBeVisible();
  expect(await window.evaluate(() => opener === null && document.referrer === '')).toBe(true);
  await expect(page).toHaveURL(/\/wel\/index$/);
});

test('the comprehensive dispatch entry opens a browser tab of its own', async ({ signedIn: page, wire }) => {
  const name = await addEntry(wire, '指挥', '/dispatch/comprehensive');
  await page.goto('/wel/index');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    menu(page).getByRole('link', { name }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name: '综合指挥调度' })).toBeVisible();
  await expect(page).toHaveURL(/\/wel\/index$/);
});

test('a menu changed on the server appears without a new login', async ({ signedIn: page, wire }) => {
  await page.goto('/wel/index');
  await expect(menu(page).getByRole('button', { name: '基础数据' })).toBeVisible();
  const name = await addEntry(wire, '新增', '/source/roadinfo');
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(menu(page).getByRole('link', { name })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('a menu path without a screen tells administrators what to correct', async ({ signedIn: page, wire }) => {
  const name = await addEntry(wire, '缺页', '/source/nothingHere');
  await page.goto('/source/nothingHere');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('没有找到此菜单的页面')).toBeVisible();
  await expect(page.getByRole('main').getByText('/source/nothingHere')).toBeVisible();
});

/** Waits until every panel that is due to open or close, after 100 ms, has done so. */
async function later(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 400, now, { polling: 'raf' });
}

test('the panel of a low entry opens beside it, is reached across other entries, and stays when it is pressed', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wel/index');
  const panel = (name: string) => page.getByRole('navigation', { name, exact: true });
  const middleOf = async (name: string) => {
    const box = await menu(page).getByRole('button', { name, exact: true }).boundingBox();
    return { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  await expect(menu(page).getByRole('button', { name: '系统管理' })).toBeVisible();
  const from = await middleOf('系统管理');
  await page.mouse.move(from.x, from.y);
  await expect(panel('系统管理')).toBeVisible();
  const box = (await panel('系统管理').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.y).toBeLessThanOrEqual(from.y);
  expect(box.y + box.height).toBeGreaterThanOrEqual(from.y);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
  await page.mouse.move(box.x + 40, box.y + box.height - 20, { steps: 20 });
  await later(page);
  await expect(panel('系统管理')).toBeVisible();
  await menu(page).getByRole('button', { name: '流程管理' }).click();
  await expect(panel('流程管理').getByRole('link').first()).toBeFocused();
  await page.mouse.move(700, 600);
  const other = await middleOf('基础数据');
  await page.mouse.move(other.x, other.y, { steps: 5 });
  await later(page);
  await expect(panel('流程管理')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel('流程管理')).toHaveCount(0);
  await expect(menu(page).getByRole('button', { name: '流程管理' })).toBeFocused();
});

test('the menu search filters leaves by name prefix and pinyin initials, closes on Esc, and navigates', async ({
  signedIn: page,
}) => {
  await openTags(page, '/wel/index');
  await page.getByRole('button', { name: '搜索菜单' }).click();
  const search = page.getByRole('combobox', { name: /搜索菜单/ });
  await search.fill('路护');
  await expect(page.getByText('没有找到，请换一个词再试。')).toBeVisible();
  await search.fill('护路');
  await expect(page.getByRole('option')).toHaveText([/^护路护线/]);
  await search.fill('HLH');
  await expect(page.getByRole('option', { name: /护路护线/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await page.getByRole('button', { name: '搜索菜单' }).click();
  await search.fill('护路');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/source\/roadinfo$/);
});

test('Ctrl+K opens the commands: menus, actions and the records looked at last', async ({ signedIn: page }) => {
  await openTags(page, '/source/roadinfo');
  const grid = page.getByRole('grid', { name: '护路护线' });
  const name = await grid.getByRole('rowheader').first().innerText();
  await grid.getByRole('button', { name: '查看' }).first().click();
  await expect(page.getByRole('dialog', { name: '查看护路护线' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: `护路护线 ${name}` })).toBeVisible();
  await page.keyboard.type('网格员');
  await page.getByRole('option', { name: '网格员', exact: true }).click();
  await expect(page).toHaveURL(/\/grid\/gridmember$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a question mark shows the shortcuts, but not in a field', async ({ signedIn: page }) => {
  await openTags(page, '/source/roadinfo');
  const field = page.getByRole('searchbox', { name: '搜索护路护线' });
  await field.press('?');
  await expect(field).toHaveValue('?');
  await field.blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on small screens choosing a menu collapses the sidebar', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wel/index');
  await page.getByRole('button', { name: '打开菜单' }).click();
  await menu(page).getByRole('button', { name: '基础数据' }).click();
  await menu(page).getByRole('button', { name: '校园与护路' }).click();
  await menu(page).getByRole('link', { name: '护路护线' }).click();
  await expect(page).toHaveURL(/\/source\/roadinfo$/);
  await expect(menu(page)).toHaveCount(0);
});
