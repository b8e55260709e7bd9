import type { Locator, Page } from '@playwright/test';
import { actOn } from './actOn.ts';
import { expect, test, uniqueName } from './town.ts';
import type { Wire } from './wire.ts';

const text = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });
const save = (dialog: Locator) => dialog.getByRole('button', { name: '保存' }).click();
const rowOf = (scope: Locator, page: Page, name: string) =>
  scope.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function addEntry(page: Page, entry: { key: string; value: string; sort: string }): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: '新增字典项' });
  await text(dialog, '字典键值').fill(entry.key);
  await text(dialog, '字典名称').fill(entry.value);
  await text(dialog, '字典排序').fill(entry.sort);
  await save(dialog);
  return dialog;
}

const entriesOf = async (wire: Wire, code: string) => {
  const { data } = await wire.get<{ dictKey: string; dictValue: string }[]>('blade-system/dict/dictionary', { code });
  return data.map(({ dictKey, dictValue }) => [dictKey, dictValue]);
};

test('a list is added, filled, nested and sealed, and a key is taken once', async ({ signedIn: page, wire }) => {
  const code = uniqueName('e2e_');
  const title = uniqueName('清单');
  await page.goto('/blade-system/dict');
  const lists = page.getByRole('region', { name: '字典', exact: true });
  await lists.getByRole('button', { name: '新增', exact: true }).click();
  const adding = page.getByRole('dialog', { name: '新增字典' });
  await text(adding, '字典编号').fill(code);
  await text(adding, '字典名称').fill(title);
  await text(adding, '字典排序').fill('1');
  await save(adding);
  await expect(adding).toHaveCount(0);

  await lists.getByRole('searchbox', { name: '字典编号' }).fill(code);
  await lists.getByRole('searchbox', { name: '字典编号' }).press('Enter');
  await actOn(page, rowOf(lists.getByRole('grid', { name: '字典' }), page, title), '字典配置');
  const entries = page.getByRole('region', { name: '字典项' });
  await expect(entries.getByRole('heading', { name: `${title}的字典项` })).toBeVisible();
  const tree = entries.getByRole('treegrid');

  await entries.getByRole('button', { name: '新增', exact: true }).click();
  await expect(text(page.getByRole('dialog', { name: '新增字典项' }), '字典编号')).toHaveText(code);
  await expect(await addEntry(page, { key: '1', value: '甲类', sort: '1' })).toHaveCount(0);
  await actOn(page, rowOf(tree, page, '甲类'), '新增下级');
  await expect(await addEntry(page, { key: '11', value: '甲类之一', sort: '1' })).toHaveCount(0);
  await rowOf(tree, page, '甲类').getByRole('button', { name: '展开' }).click();
  await expect(rowOf(tree, page, '甲类之一')).toHaveAttribute('aria-level', '2');

  await entries.getByRole('button', { name: '新增', exact: true }).click();
  const twice = await addEntry(page, { key: '1', value: '又一甲类', sort: '2' });
  await expect(text(twice, '字典键值')).toHaveAccessibleDescription(/已存在/);
  await expect(text(twice, '字典键值')).toBeFocused();
  await expect(text(twice, '字典名称')).toHaveValue('又一甲类');
  await expect(await addEntry(page, { key: '2', value: '乙类', sort: '2' })).toHaveCount(0);
  await expect
    .poll(() => entriesOf(wire, code))
    .toEqual([
      ['1', '甲类'],
      ['11', '甲类之一'],
      ['2', '乙类'],
    ]);

  await actOn(page, rowOf(tree, page, '乙类'), '编辑');
  const editing = page.getByRole('dialog', { name: '编辑字典项' });
  await editing.getByRole('switch', { name: '封存' }).check();
  await save(editing);
  await expect(editing).toHaveCount(0);
  await expect(rowOf(tree, page, '乙类')).toContainText('是');
  expect(await entriesOf(wire, code)).toEqual([
    ['1', '甲类'],
    ['11', '甲类之一'],
  ]);
});

test('the server says that a key is taken in the words of the house', async ({ wire }) => {
  const lists = await wire.rows<{ id: string }>('blade-system/dict/parent-list', { size: '1', code: 'hazard_level' });
  const answer = await wire.post<{ issues: { field: string }[] }>('blade-system/dict/submit', {
    parentId: lists[0]?.id,
    code: 'hazard_level',
    dictKey: '01',
    dictValue: '又一高',
    sort: 9,
    isSealed: 0,
  });
  expect({ code: answer.code, msg: answer.msg, fields: answer.data.issues.map(({ field }) => field) }).toEqual({
    code: 400,
    msg: '当前字典键值已存在!',
    fields: ['dictKey'],
  });
});
