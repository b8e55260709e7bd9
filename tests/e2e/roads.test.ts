import { factOf } from './factOf.ts';
import type { Page } from '@playwright/test';
import { actOn } from './actOn.ts';
import { type RoadPage, addRoad, anyGrid, fillRoad, findRoads, road } from './road.ts';
import { expect, test, uniqueName } from './town.ts';

const grid = (page: Page) => page.getByRole('grid', { name: '护路护线' });
const row = (page: Page, name: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const total = (page: Page, count: number) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^共 ${count} 条$`) });

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: '搜索护路护线' }).fill(name);
  await page.getByRole('searchbox', { name: '搜索护路护线' }).press('Enter');
}

test('a road is added with a wrong phone, corrected, found, looked at, changed and deleted', async ({
  signedIn: page,
  wire,
}) => {
  const name = uniqueName('判路');
  await page.goto('/');
  await page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: '基础数据' }).click();
  await page.getByRole('navigation', { name: '基础数据' }).getByRole('link', { name: '护路护线' }).click();
  await expect(page).toHaveTitle(/护路护线/);
  await page.getByRole('button', { name: '新增', exact: true }).click();

  const adding = page.getByRole('dialog', { name: '新增护路护线' });
  const phone = adding.getByRole('textbox', { name: '隶属单位联系方式', exact: true });
  await fillRoad(page, adding, name);
  await phone.fill('1380000');
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription('手机号码长度不为11位');
  await expect(phone).toBeFocused();
  await expect(adding.getByRole('textbox', { name: '路线名称' })).toHaveValue(name);
  await expect(adding.getByRole('textbox', { name: '分管治保负责人姓名' })).toHaveValue(road.securityName);
  await expect(adding.getByRole('button', { name: /所属网格/ })).toContainText('枫桥社区第一网格');
  expect(await findRoads(wire, name)).toEqual([]);

  await phone.fill(road.subordinatePhone);
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`新增成功：护路护线“${name}”`)).toBeVisible();
  await expect(adding).toHaveCount(0);

  await search(page, name);
  await expect(total(page, 1)).toBeAttached();
  await expect(row(page, name)).toContainText('公路');
  await expect(row(page, name)).toContainText('枫桥社区第一网格');

  await row(page, name).getByRole('button', { name: '查看' }).click();
  const viewing = page.getByRole('dialog', { name: '查看护路护线' });
  await expect(factOf(viewing, '隶属单位名称')).toBeVisible();
  await expect(viewing.getByRole('button', { name: '保存' })).toHaveCount(0);
  await expect(viewing.getByText(road.subordinateAddress)).toBeVisible();
  await viewing.getByRole('button', { name: '关闭' }).last().click();

  await row(page, name).getByRole('button', { name: '编辑' }).click();
  const editing = page.getByRole('dialog', { name: '编辑护路护线' });
  await editing.getByRole('textbox', { name: '路线编码' }).fill('HL-新');
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(editing).toHaveCount(0);
  await expect(row(page, name)).toContainText('HL-新');

  await actOn(page, row(page, name), '删除');
  const question = page.getByRole('alertdialog', { name: `删除护路护线“${name}”？` });
  await expect(question).toContainText(name);
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(`删除成功：护路护线“${name}”`)).toBeVisible();
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
  await expect.poll(() => findRoads(wire, name)).toEqual([]);
});

test('a question that is declined deletes nothing', async ({ signedIn: page, wire }) => {
  const name = uniqueName('留路');
  await addRoad(wire, name);
  await page.goto(`/source/roadinfo?routeName=${name}`);
  await actOn(page, row(page, name), '删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row(page, name)).toBeVisible();
  expect(await findRoads(wire, name)).toHaveLength(1);
});

test('several roads are chosen and deleted at once, after a question that names them', async ({
  signedIn: page,
  wire,
}) => {
  const stem = uniqueName('批路');
  for (const part of ['甲', '乙', '丙']) await addRoad(wire, stem + part);
  await page.goto(`/source/roadinfo?routeName=${stem}`);
  await page.getByRole('checkbox', { name: `${stem}甲` }).click();
  await page.getByRole('checkbox', { name: `${stem}丙` }).click();
  await expect(page.getByText('已选择 2 条').first()).toBeVisible();
  await page.getByRole('button', { name: '批量删除' }).click();
  const question = page.getByRole('alertdialog', { name: '删除护路护线等 2 条记录？' });
  await expect(question.getByRole('listitem')).toHaveCount(2);
  for (const part of ['甲', '丙']) await expect(question.getByText(stem + part)).toBeVisible();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(total(page, 1)).toBeAttached();
  await expect(row(page, `${stem}乙`)).toBeVisible();
});

test('pages hold 10, 30, 50, 100 or 200 rows, and Back brings page and filter again', async ({
  signedIn: page,
  wire,
}) => {
  const { data } = await wire.get<RoadPage>('source/roadinfo/page', { current: '1', size: '1', routeName: '段' });
  expect(data.total).toBeGreaterThan(40);
  await page.goto('/source/roadinfo');
  await search(page, '段');
  await expect(total(page, data.total)).toBeAttached();
  const size = page.getByRole('combobox', { name: '每页条数' });
  await expect(size.getByRole('option')).toHaveText(['10 条/页', '30 条/页', '50 条/页', '100 条/页', '200 条/页']);
  await expect(grid(page).getByRole('rowheader')).toHaveCount(10);
  await size.selectOption('30');
  await expect(grid(page).getByRole('rowheader')).toHaveCount(30);
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(grid(page).getByRole('row').nth(1).getByRole('gridcell').nth(1)).toHaveText('31');
  expect(new URL(page.url()).search).toContain('page=2&size=30');
  const name = await grid(page).getByRole('rowheader').first().innerText();

  await page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: '基础数据' }).click();
  await page.getByRole('navigation', { name: '基础数据' }).getByRole('link', { name: '学校', exact: true }).click();
  await expect(page.getByRole('grid', { name: '学校' })).toBeVisible();
  await page.goBack();
  await expect(grid(page).getByRole('rowheader').first()).toHaveText(name);
  await expect(page.getByRole('searchbox', { name: '搜索护路护线' })).toHaveValue('段');
  await expect(size).toHaveValue('30');
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  for (const rows of ['50', '100', '200']) {
    await size.selectOption(rows);
    const count = Math.min(Number(rows), data.total);
    // From 100 rows on a page draws those in sight.
    if (count < 100) await expect(grid(page).getByRole('rowheader')).toHaveCount(count);
    else await expect(grid(page).locator('tbody')).toHaveAttribute('data-total', String(count));
  }
});

test('a header sorts up, then down, and says so', async ({ signedIn: page }) => {
  await page.goto('/source/roadinfo?routeName=段');
  const header = page.getByRole('columnheader', { name: '管护长度' });
  const lengths = async () =>
    (
      await grid(page)
        .getByRole('gridcell', { name: / 公里$/ })
        .allInnerTexts()
    ).map((text) => Number.parseFloat(text));
  await expect(grid(page).getByRole('rowheader')).toHaveCount(10);
  for (const [sorted, direction] of [
    ['ascending', 1],
    ['descending', -1],
  ] as const) {
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', sorted);
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
    await expect
      .poll(async () => {
        const now = await lengths();
        return now.length === 10 && now.every((value, at) => at === 0 || (value - (now[at - 1] ?? 0)) * direction >= 0);
      })
      .toBe(true);
  }
  expect(new URL(page.url()).searchParams.get('sort')).toBe('-routeLength');
  await expect(page.getByText('已按管护长度降序排列')).toBeAttached();
});

test('the server itself refuses what the form refuses', async ({ wire }) => {
  const griddingId = await anyGrid(wire);
  const refused = async (more: Readonly<Record<string, unknown>>) =>
    wire.post<{ issues?: { field: string; rule: string }[] } | null>('source/roadinfo/submit', {
      ...road,
      griddingId,
      routeName: uniqueName('错路'),
      ...more,
    });
  const cases: readonly (readonly [more: Readonly<Record<string, unknown>>, field: string, rule: string])[] = [
    [{ subordinatePhone: '138' }, 'subordinatePhone', 'phoneLength'],
    [{ subordinatePhone: '23800000001' }, 'subordinatePhone', 'phoneFormat'],
    [{ routeName: '' }, 'routeName', 'enter'],
    [{ routeName: '长'.repeat(101) }, 'routeName', 'maxLength'],
    [{ routeLength: -2 }, 'routeLength', 'min'],
    [{ routeType: '77' }, 'routeType', 'option'],
    [{ griddingId: '1' }, 'griddingId', 'unknown'],
  ];
  // A stock server says so in its answer alone.
  const refusal = process.env.WIRE_QUIRKS === '1' ? 200 : 400;
  for (const [more, field, rule] of cases) {
    const { status, code, data, msg } = await refused(more);
    expect(
      { status, code, issues: data?.issues?.map((issue) => [issue.field, issue.rule]) },
      `${JSON.stringify(more)} ${msg}`,
    ).toEqual({ status: refusal, code: 400, issues: [[field, rule]] });
  }
});
