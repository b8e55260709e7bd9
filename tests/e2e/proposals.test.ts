import { expect, test } from './town.ts';

test('a new entry begins with the own grid, and a chosen person fills it, masked', async ({ pageOf }) => {
  const page = await pageOf('gridmember');
  await page.goto('/source/keypersonnelstay');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增留守人员' });
  await expect(dialog.getByRole('button', { name: /所属网格/ })).toContainText('第一网格');
  await dialog.getByRole('button', { name: /人口档案/ }).click();
  await page.getByRole('treeitem').filter({ hasText: '·' }).first().click();
  const name = dialog.getByRole('textbox', { name: '姓名', exact: true });
  await expect(name).toHaveText(/\*/);
  await expect(dialog.getByRole('button', { name: '更换公民身份号码', exact: true })).toBeVisible();
});
