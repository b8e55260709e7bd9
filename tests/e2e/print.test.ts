import { expect, test } from './town.ts';

test('all matching rows are shown as they will stand on paper', async ({ signedIn: page }) => {
  await page.goto('/source/roadinfo');
  await page.getByRole('button', { name: '打印', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '打印护路护线' });
  const paper = dialog.frameLocator('iframe');
  await expect(dialog.getByRole('button', { name: /^打印 \d+ 条$/ })).toBeEnabled();
  await expect(paper.locator('tbody tr')).not.toHaveCount(0);
  // The page's content policy forbids styles in markup; the paper has them nevertheless.
  await expect(paper.locator('th').first()).toHaveCSS('background-color', 'rgb(238, 238, 238)');
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(dialog).toHaveCount(0);
});
