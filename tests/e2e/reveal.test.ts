import { factOf } from './factOf.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';

interface Resident {
  id: string;
  phone: string;
}

/** Opens a record of a list by keyboard and gives its window. */
async function open(page: Page, path: string, label: string) {
  await page.goto(path);
  const row = page
    .getByRole('grid', { name: label, exact: true })
    .getByRole('row')
    .filter({ hasText: /1\d\d\*{4}\d{4}/ })
    .first();
  await row.getByRole('button', { name: '查看', exact: true }).press('Enter');
  return page.getByRole('dialog', { name: `查看${label}` });
}

test('a masked value is shown in its record for a reason, by keyboard, and covered again when it is left', async ({
  pageOf,
  wire,
}) => {
  const page = await pageOf('gridmember');
  const requested: unknown[] = [];
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/reveal') && requested.push([new URL(request.url()).pathname, request.postDataJSON()]),
  );
  const dialog = await open(page, '/source/populationinfo', '实有人口');
  const phone = dialog.getByRole('group', { name: '联系方式', exact: true });
  await expect(phone).toContainText(/1\d\d\*{4}\d{4}/);
  const id = /open=view(?::|%3A)(\d+)/.exec(page.url())?.[1] ?? '';
  const { data } = await wire.get<Resident>('source/populationinfo/detail', { id });
  expect(data.phone).toMatch(/^1\d{10}$/);

  await phone.getByRole('button', { name: '查看联系方式' }).press('Enter');
  const reason = page.getByRole('textbox', { name: '查看原因' });
  await expect(reason).toBeFocused();
  await page.keyboard.insertText('查');
  await page.keyboard.press('Enter');
  await expect(page.getByText('请填写查看原因，至少 2 个字')).toBeVisible();
  expect(requested).toEqual([]);
  await page.keyboard.insertText('核实居住情况');
  await page.keyboard.press('Enter');
  await expect(phone).toContainText(data.phone);
  expect(requested).toEqual([['/api/source/populationinfo/reveal', { id, field: 'phone', reason: '查核实居住情况' }]]);
  await expect(phone.getByRole('button', { name: '隐藏联系方式' })).toBeFocused();

  await dialog.getByRole('button', { name: '关闭' }).last().focus();
  await expect(phone).toContainText(/1\d\d\*{4}\d{4}/);
  await expect(page.getByText(data.phone)).toHaveCount(0);
});

test('who may not see values in the clear is offered no way to them', async ({ pageOf }) => {
  const page = await pageOf('gridman');
  const dialog = await open(page, '/source/roadinfo', '护路护线');
  await expect(factOf(dialog, '分管治保负责人联系方式')).toHaveText(/^1\d\d\*{4}\d{4}$/);
  await expect(dialog.getByRole('button', { name: '查看分管治保负责人联系方式' })).toHaveCount(0);
});
