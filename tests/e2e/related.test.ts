import { actOn } from './actOn.ts';
import type { Page } from '@playwright/test';
import { addRoad, findRoads } from './road.ts';
import { expect, test, uniqueName } from './town.ts';
import { violations } from './violations.ts';
import type { Wire } from './wire.ts';

interface Rows<R> {
  records: R[];
  total: number;
}
interface Case {
  id: string;
  roadId: string;
}
interface Resident {
  id: string;
  personName: string;
  personType: string;
  idCard: string;
}

const CASES = '涉及线、路案（事）件';
const roads = (page: Page) => page.getByRole('grid', { name: '护路护线', exact: true });
const firstCase = async (wire: Wire) =>
  (await wire.rows<Case>('source/roadcaseinfo/page', { size: '1' }))[0] ?? { id: '', roadId: '' };

test('what was deleted by mistake comes back from the message that tells of it', async ({ signedIn: page, wire }) => {
  const name = uniqueName('撤销路');
  await addRoad(wire, name);
  await page.goto(`/source/roadinfo?routeName=${encodeURIComponent(name)}`);
  await actOn(page, roads(page), '删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(`删除成功：护路护线“${name}”`)).toBeVisible();
  expect(await findRoads(wire, name)).toEqual([]);
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.getByText('已恢复刚才删除的记录')).toBeVisible();
  await expect(roads(page).getByRole('rowheader', { name, exact: true })).toBeVisible();
  expect(await findRoads(wire, name)).toHaveLength(1);
});

test('conditions joined by or find what fits either, by link', async ({ signedIn: page, wire }) => {
  const [one, two, other] = [uniqueName('或甲'), uniqueName('或乙'), uniqueName('或丙')];
  for (const name of [one, two, other]) await addRoad(wire, name);
  await page.goto(
    '/source/roadinfo?where=' +
      encodeURIComponent(JSON.stringify(['or', ['routeName', 'equal', one], ['routeName', 'like', two]])),
  );
  await expect(roads(page).getByRole('rowheader')).toHaveCount(2);
  for (const name of [one, two]) await expect(roads(page).getByRole('rowheader', { name, exact: true })).toBeVisible();
});

test('a record shows the records of other registers that point to it, adds one, and leads to them', async ({
  signedIn: page,
  wire,
}) => {
  const { roadId } = await firstCase(wire);
  await page.goto(`/source/roadinfo/${roadId}`);
  const record = page.getByRole('article');
  await expect(record.getByRole('tab', { name: CASES })).toHaveAttribute('aria-selected', 'true');
  const { total } = (await wire.get<Rows<Case>>('source/roadcaseinfo/page', { current: '1', size: '5', roadId })).data;
  const list = record.getByRole('grid', { name: CASES });
  await expect(list.getByRole('rowheader')).toHaveCount(Math.min(5, total));
  await record.getByRole('button', { name: `新增${CASES}` }).click();
  const form = page.getByRole('dialog', { name: `新增${CASES}` });
  const { data } = await wire.get<{ routeName: string }>('source/roadinfo/detail', { id: roadId });
  await expect(form.getByText(data.routeName).first()).toBeVisible();
  await form.getByRole('button', { name: '取消' }).click();
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/source\/roadcaseinfo\/\d+$/);
  await expect(page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: CASES })).toBeVisible();
});

test('a record says who changed what beside what it says', async ({ signedIn: page, wire }) => {
  const name = uniqueName('改名路');
  const stored = await addRoad(wire, name);
  await wire.post('source/roadinfo/submit', {
    id: stored.id,
    rev: stored.rev,
    hazardLevel: '01',
    subordinateUnit: '清溪区公路养护中心',
  });
  await page.goto(`/source/roadinfo/${stored.id}`);
  const steps = page.getByRole('article').getByRole('list', { name: '变更记录' }).getByRole('listitem');
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText('系统管理员 作了修改');
  await expect(steps.first().getByRole('definition')).toHaveText(['清溪区公路管理站清溪区公路养护中心', '低高']);
  await expect(steps.last()).toContainText('系统管理员 新增了这条记录');
  expect(await violations(page, 'changes')).toEqual([]);
});

test('registers that a person may not read are no tabs', async ({ pageOf, wire }) => {
  const { roadId } = await firstCase(wire);
  const page = await pageOf('gridman');
  const read: string[] = [];
  page.on('request', (request) => read.push(new URL(request.url()).pathname));
  await page.goto('/source/roadinfo');
  await expect(roads(page).getByRole('rowheader').first()).toBeVisible();
  await page.goto(`/source/roadinfo?open=view:${roadId}`);
  await expect(page.getByRole('dialog', { name: '查看护路护线' })).toBeVisible();
  // The history stands below the records that point here, so their part is on the page as well.
  await expect.poll(() => read).toContain('/api/source/roadinfo/changes');
  await expect(page.getByRole('tab', { name: CASES })).toHaveCount(0);
  expect(read).not.toContain('/api/source/roadcaseinfo/page');
});

test('a node of the tree filters the list beside it with all below, by link', async ({ signedIn: page, wire }) => {
  const { data } = await wire.get<{ id: string; title: string }[]>('grid/grid/lazy-tree', { parentId: '0' });
  const [top] = data;
  await page.goto('/grid/grid');
  const tree = page.getByRole('treegrid').or(page.getByRole('tree')).first();
  await tree.getByText(top?.title ?? '', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`parentId=${top?.id}`));
  const { total } = (
    await wire.get<Rows<unknown>>('grid/grid/page', { current: '1', size: '1', parentId_below: top?.id ?? '' })
  ).data;
  expect(total).toBeGreaterThan(10);
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^共 ${total} 条$`) })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^共 ${total} 条$`) })).toBeAttached();
});

test('one person, one page: facts, household, registers; covered until a reason is given', async ({
  signedIn: page,
  wire,
}) => {
  const { data } = await wire.get<Rows<Resident>>('source/populationinfo/page', {
    current: '1',
    size: '1',
    personType_notnull: '1',
    householdNo_notnull: '1',
  });
  const id = data.records[0]?.id ?? '';
  const { data: plain } = await wire.get<Resident>('source/populationinfo/detail', { id });
  await page.goto(`/source/populationinfo/${id}`);
  const record = page.getByRole('article');
  await expect(record.getByRole('heading', { level: 1, name: /^.\*+$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^.\*+/);
  await expect(record.getByRole('tab').first()).toBeVisible();
  const card = record.getByRole('group', { name: '公民身份号码', exact: true });
  await expect(card).toBeVisible();
  await expect(page.getByText(plain.idCard).filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: '查看公民身份号码' }).click();
  await page.getByRole('textbox', { name: '查看原因' }).fill('核对办证材料');
  await page.getByRole('button', { name: '查看', exact: true }).click();
  await expect(card).toContainText(plain.idCard);
  const family = page.locator('[data-member]').getByRole('link').first();
  await family.click();
  await expect(page).toHaveURL(/\/source\/populationinfo\/\d+$/);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(record.getByRole('heading', { level: 1 })).toHaveText(/^.\*+$/);
});

test('a record that is gone says so, and one of a register outside of the menu is not shown', async ({
  signedIn: page,
  pageOf,
}) => {
  await page.goto('/source/roadinfo/999999999999');
  await expect(page.getByText('记录不存在或已被删除，请刷新列表')).toBeVisible();
  const other = await pageOf('gridman');
  await other.goto('/blade-user/999999999999');
  await expect(other).toHaveURL(/\/403$/);
});
