import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';

/** The pages of a register that are asked for, as they come. */
function watchPages(page: Page, path: string): URLSearchParams[] {
  const requested: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === `/api/${path}/page`) requested.push(searchParams);
  });
  return requested;
}

test('who sees masks finds a person by the end of a number, asked for once and from page 1', async ({ pageOf }) => {
  const page = await pageOf('staff');
  const requested = watchPages(page, 'source/populationinfo');
  await page.goto('/source/populationinfo?page=2');
  const grid = page.getByRole('grid', { name: '实有人口' });
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  const number = page.getByRole('searchbox', { name: '公民身份号码' });
  await expect(number).toHaveAttribute('placeholder', '完整号码或后四位');
  const masked = await grid
    .getByText(/^\d{3}\*+[\dX]{4}$/)
    .first()
    .innerText();
  requested.length = 0;
  await number.fill('19900101');
  await number.press('Enter');
  await expect(page.getByText('请输入完整号码，或最后四位')).toBeVisible();
  expect(requested).toEqual([]);
  await number.fill(masked.slice(-4));
  await number.press('Enter');
  await expect(page.getByRole('button', { name: `去掉条件：公民身份号码尾号 ${masked.slice(-4)}` })).toBeVisible();
  await expect(grid.getByText(masked).first()).toBeVisible();
  expect(requested.map((one) => one.get('current'))).toEqual(['1']);
  await expect(page).not.toHaveURL(new RegExp(masked.slice(-4)));
});

test('the picker of a person takes a surname and the end of a number', async ({ pageOf, town, wire }) => {
  const rows = await wire.rows<{ id: string; idCard: string; personName: string }>('source/populationinfo/page', {
    size: '1',
  });
  expect(rows[0]?.idCard).toMatch(/\*/);
  const page = await pageOf('admin');
  await page.goto('/source/housepopulationintermediate?open=add');
  const dialog = page.getByRole('dialog', { name: /新增/ });
  await dialog
    .getByRole('button', { name: /人员|人口|居民/ })
    .first()
    .click();
  const search = page.getByRole('searchbox').last();
  await search.fill(rows[0]?.idCard.slice(-4) ?? '');
  await expect(page.getByRole('treeitem').first()).toContainText('*');
  expect(town.address).toMatch(/^http/);
});

test('menus can be picked for a package and a scope, organisations as a tree', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/blade-system/data-scope?open=add');
  const scope = page.getByRole('dialog', { name: /新增/ });
  await scope.getByRole('button', { name: /所属菜单/ }).click();
  await expect(page.getByRole('treeitem', { name: /系统管理/ }).first()).toBeVisible();
  await page.goto('/blade-system/tenant-package?open=add');
  await page
    .getByRole('dialog', { name: /新增/ })
    .getByRole('button', { name: /菜单列表/ })
    .click();
  await expect(page.getByRole('treeitem', { name: /系统管理/ }).first()).toBeVisible();
});

test('a category leads to the page of its articles, and a new one takes it', async ({ pageOf, wire }) => {
  const records = await wire.rows<{ id: string; categoryName: string }>('cms/articlecategory/page', { size: '1' });
  const [first] = records;
  const page = await pageOf('admin');
  await page.goto('/cms/articlecategory');
  const row = page.getByRole('grid').or(page.getByRole('treegrid')).first().getByRole('row').nth(1);
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '文章', exact: true }).click();
  await expect(page).toHaveURL(/\/cms\/article\/\d+\/.+/);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(/^文章 /);
  await page.getByRole('button', { name: '新增', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: /新增/ }).getByRole('button', { name: /所属栏目/ })).not.toContainText(
    '请选择',
  );
  expect(first?.id).toMatch(/^\d+$/);
});

test('an entry of the menu with a query target opens a window of its own', async ({ pageOf, wire }) => {
  const { data: tree } = await wire.get<{ id: string; title: string }[]>('blade-system/menu/tree', {});
  const saved = await wire.post('blade-system/menu/submit', {
    parentId: tree[0]?.id,
    name: '另开窗口',
    code: 'apart_window',
    alias: 'menu',
    source: 'iconfont iconicon_list',
    path: '/event/event?target=_blank&isOverdue=1',
    category: '1',
    sort: 1,
    action: '1',
    isOpen: '1',
  });
  expect(saved).toMatchObject({ code: 200 });
  const page = await pageOf('admin');
  await page.goto('/wel/index');
  await page
    .getByRole('navigation', { name: '菜单' })
    .getByRole('button', { name: tree[0]?.title ?? '' })
    .click();
  const link = page.getByRole('link', { name: /另开窗口/ }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL(/\/event\/event\?isOverdue=1$/);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
});
