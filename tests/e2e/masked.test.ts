import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';
import type { Wire } from './wire.ts';

interface Resident {
  id: string;
  personName: string;
  idCard: string;
  phone: string;
  serviceUnit: string;
}

const MASKED = /1\d\d\*{4}\d{4}/;

/** Opens the form of the first resident whose phone is shown masked. */
async function edit(page: Page) {
  await page.goto('/source/populationinfo');
  const row = page
    .getByRole('grid', { name: '实有人口', exact: true })
    .getByRole('row')
    .filter({ hasText: MASKED })
    .first();
  await row.getByRole('button', { name: '编辑', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '编辑实有人口' });
  await expect(dialog.getByRole('textbox', { name: '联系方式', exact: true })).toHaveText(MASKED);
  const id = /open=edit(?::|%3A)(\d+)/.exec(page.url())?.[1] ?? '';
  return { dialog, id };
}

const stored = async (wire: Wire, id: string) =>
  (await wire.get<Resident>('source/populationinfo/detail', { id })).data;

test('a grid member changes one field of a resident, and the masked values stay as they are stored', async ({
  pageOf,
  wire,
}) => {
  const page = await pageOf('gridmember');
  const { dialog, id } = await edit(page);
  const before = await stored(wire, id);
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/submit') && sent.push(request.postDataJSON()));
  await dialog.getByRole('textbox', { name: '服务处所' }).fill('已上门核实');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual([expect.not.objectContaining({ phone: expect.anything() })]);
  expect(JSON.stringify(sent)).not.toContain('*');
  expect(await stored(wire, id)).toMatchObject({
    serviceUnit: '已上门核实',
    personName: before.personName,
    idCard: before.idCard,
    phone: before.phone,
  });
});

test('a masked value is replaced on purpose, by keyboard, and can be kept after all', async ({ pageOf, wire }) => {
  const page = await pageOf('gridmember');
  const { dialog, id } = await edit(page);
  const before = await stored(wire, id);
  await dialog.getByRole('button', { name: '更换联系方式', exact: true }).press('Enter');
  const input = dialog.getByRole('textbox', { name: '联系方式', exact: true });
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await dialog.getByRole('button', { name: '联系方式：保留原值', exact: true }).press('Enter');
  const replace = dialog.getByRole('button', { name: '更换联系方式', exact: true });
  await expect(replace).toBeFocused();
  await replace.press('Enter');
  await expect(input).toBeFocused();
  await page.keyboard.insertText('1380013');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription('手机号码长度不为11位');
  await input.fill('15400138000');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored(wire, id)).toMatchObject({ phone: '15400138000', idCard: before.idCard });
});
