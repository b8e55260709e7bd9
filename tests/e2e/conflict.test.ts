import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type StoredRoad, addRoad, findRoads } from './road.ts';
import { expect, test, uniqueName } from './town.ts';

const text = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });

async function edit(page: Page, name: string): Promise<Locator> {
  await page.goto(`/source/roadinfo?routeName=${name}`);
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('button', { name: '编辑' })
    .click();
  const dialog = page.getByRole('dialog', { name: '编辑护路护线' });
  await expect(text(dialog, '路线名称')).toHaveValue(name);
  return dialog;
}

/** Two windows edit one road: the first changes 起点 and 备注 and saves, the second changes 起点 and 止点 and tries to. */
async function clash(first: Page, context: BrowserContext, name: string): Promise<{ second: Page; dialog: Locator }> {
  const second = await context.newPage();
  const [one, two] = [await edit(first, name), await edit(second, name)];
  await text(one, '起点').fill('东桥');
  await text(one, '备注').fill('第一人的备注');
  await one.getByRole('button', { name: '保存' }).click();
  await expect(one).toHaveCount(0);
  await text(two, '起点').fill('西桥');
  await text(two, '止点').fill('南门');
  await two.getByRole('button', { name: '保存' }).click();
  await expect(two.getByText('这条记录刚被别人修改过')).toBeVisible();
  return { second, dialog: two };
}

const parts = ([stored]: StoredRoad[]) => ({
  start: stored?.startPlace,
  end: stored?.endPlace,
  remark: stored?.remark,
  unit: stored?.subordinateUnit,
  phone: stored?.subordinatePhone,
});

test('the second of two saves is told, takes over what does not clash, and may keep its own', async ({
  signedIn: page,
  context,
  wire,
}) => {
  const name = uniqueName('争路');
  const before = await addRoad(wire, name, { startPlace: '旧起', endPlace: '旧止', remark: '' });
  const { dialog } = await clash(page, context, name);
  await expect(dialog).toContainText('已带入对方修改的：备注');
  await expect(text(dialog, '备注')).toHaveValue('第一人的备注');
  await expect(text(dialog, '起点')).toHaveValue('西桥');
  await expect(text(dialog, '止点')).toHaveValue('南门');
  const disputed = dialog.getByRole('row').filter({ has: dialog.page().getByRole('rowheader') });
  await expect(disputed).toHaveCount(1);
  await expect(disputed.getByRole('cell')).toHaveText(['西桥', '东桥', '采用对方的值保留我的值']);
  const choices = dialog.getByRole('button', { name: '起点保留我的值' });
  await expect(choices).toBeInViewport();
  expect(parts(await findRoads(wire, name))).toMatchObject({ start: '东桥', end: '旧止', remark: '第一人的备注' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('还没有保存：请先逐项选择采用谁的值')).toBeInViewport();
  expect(parts(await findRoads(wire, name))).toMatchObject({ start: '东桥', end: '旧止' });
  await choices.click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  expect(parts(await findRoads(wire, name))).toEqual({
    start: '西桥',
    end: '南门',
    remark: '第一人的备注',
    unit: before.subordinateUnit,
    phone: before.subordinatePhone,
  });
});

test('the second of two saves may take the other value of a field that both changed', async ({
  signedIn: page,
  context,
  wire,
}) => {
  const name = uniqueName('让路');
  await addRoad(wire, name, { startPlace: '旧起', endPlace: '旧止' });
  const { dialog } = await clash(page, context, name);
  await dialog.getByRole('button', { name: '起点采用对方的值' }).click();
  await expect(text(dialog, '起点')).toHaveValue('东桥');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  expect(parts(await findRoads(wire, name))).toMatchObject({ start: '东桥', end: '南门', remark: '第一人的备注' });
});

test('a save after a conflict that clashes again is told again', async ({ signedIn: page, context, wire }) => {
  const name = uniqueName('再争');
  const { id } = await addRoad(wire, name, { startPlace: '旧起', endPlace: '旧止' });
  const { dialog } = await clash(page, context, name);
  await dialog.getByRole('button', { name: '起点保留我的值' }).click();
  expect((await wire.post('source/roadinfo/submit', { id, endPlace: '北门' })).code).toBe(200);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByRole('button', { name: '止点采用对方的值' })).toBeVisible();
  await expect(text(dialog, '起点')).toHaveValue('西桥');
  expect(parts(await findRoads(wire, name))).toMatchObject({ start: '东桥', end: '北门' });
});
