import { factOf } from './factOf.ts';
import { findRoads, road, anyGrid } from './road.ts';
import { expect, test, uniqueName } from './town.ts';

test('a grid member looks, and is offered nothing more', async ({ pageOf }) => {
  const page = await pageOf('gridman');
  await page.goto('/source/roadinfo');
  const grid = page.getByRole('grid', { name: '护路护线' });
  await expect(grid.getByRole('rowheader')).toHaveCount(10);
  await expect(grid.getByRole('button', { name: '查看' })).toHaveCount(10);
  for (const name of ['编辑', '删除']) await expect(grid.getByRole('button', { name })).toHaveCount(0);
  for (const name of ['新增', '批量删除']) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: '菜单' });
  await expect(menu.getByRole('button', { name: '基础数据' })).toBeVisible();
  await expect(menu.getByRole('button', { name: '系统管理' })).toHaveCount(0);
});

test('phones and names are masked in list and detail', async ({ pageOf, wireOf }) => {
  const page = await pageOf('gridman');
  await page.goto('/source/roadinfo');
  const row = page.getByRole('grid', { name: '护路护线' }).getByRole('row').nth(1);
  await expect(row).toContainText(/1\d\d\*{4}\d{4}/);
  expect(await row.innerText()).not.toMatch(/1[3-9]\d{9}/);
  await row.getByRole('button', { name: '查看' }).click();
  const dialog = page.getByRole('dialog', { name: '查看护路护线' });
  await expect(factOf(dialog, '分管治保负责人联系方式')).toHaveText(/^1\d\d\*{4}\d{4}$/);
  await expect(factOf(dialog, '隶属单位负责人姓名')).toHaveText(/^.\*+$/);

  const wire = await wireOf('gridman');
  const records = await wire.rows<{ id: string; securityPhone: string }>('source/roadinfo/page', { size: '200' });
  expect(records.length).toBeGreaterThan(50);
  for (const { securityPhone } of records) expect(securityPhone).toMatch(/^1\d\d\*{4}\d{4}$/);
  const detail = await wire.get<{ securityPhone: string }>('source/roadinfo/detail', { id: records[0]?.id ?? '' });
  expect(detail.data.securityPhone).toMatch(/^1\d\d\*{4}\d{4}$/);
});

test('a page outside of the menu is refused, and an address of nothing is not found', async ({ pageOf }) => {
  const page = await pageOf('gridman');
  await page.goto('/blade-system/dict');
  await expect(page).toHaveURL(/\/403$/);
  await expect(page.getByRole('heading', { level: 1, name: '没有权限查看此页面' })).toBeVisible();
  await expect(page.getByText('/blade-system/dict')).toBeVisible();
  await page.goto('/nirgends/hin');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  await page.getByRole('button', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\/wel\/index$/);
});

test('the server refuses what the page does not offer', async ({ town, wire: admin, wireOf }) => {
  const wire = await wireOf('gridman');
  const routeName = uniqueName('禁路');
  const [known] = await findRoads(admin, '河湾堤防');
  const codes = {
    add: (await wire.post('source/roadinfo/submit', { ...road, routeName, griddingId: await anyGrid(admin) })).code,
    edit: (await wire.post('source/roadinfo/submit', { id: known?.id, routeName })).code,
    remove: (await wire.post(`source/roadinfo/remove?ids=${known?.id}`, {})).code,
    list: (await wire.get('blade-system/dict/parent-list', { current: '1', size: '10' })).code,
    look: (await wire.get('source/roadinfo/page', { current: '1', size: '10' })).code,
  };
  // A stock server says 401 for what it forbids, too.
  const denied = process.env.WIRE_QUIRKS === '1' ? 401 : 403;
  expect(codes).toEqual({ add: denied, edit: denied, remove: denied, list: denied, look: 200 });
  expect(await findRoads(admin, routeName)).toEqual([]);
  const stranger = await fetch(`${town.address}/api/source/roadinfo/page?current=1&size=10`, {
    headers: { Authorization: `Basic ${btoa('saber:saber_secret')}` },
  });
  expect(stranger.status).toBe(401);
});
