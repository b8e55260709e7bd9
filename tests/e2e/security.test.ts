import { expect, test } from './town.ts';
import { LOOKS, violations } from './violations.ts';

test('an administrator checks the installation and prints the report by keyboard', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/blade-log/security');
  const main = page.getByRole('main');
  const failing = main.getByRole('list', { name: '需要处理' });
  await expect(failing.getByRole('listitem').filter({ hasText: '默认账号已改名或停用' })).toContainText('admin');
  await expect(main.getByRole('list', { name: '符合', exact: true }).getByRole('listitem').first()).toBeVisible();
  const found = await violations(page, 'security check');
  for (const theme of ['dark', 'd2', 'default']) {
    await page.evaluate((next) => void (document.documentElement.dataset.theme = next), theme);
    found.push(...(await violations(page, `security check in ${theme}`, LOOKS)));
  }
  expect(found).toEqual([]);
  await main.getByRole('button', { name: '打印报告' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '打印安全检查报告' });
  const paper = dialog.frameLocator('iframe');
  await expect(paper.getByText('默认账号已改名或停用')).toBeVisible();
  await expect(paper.getByText(/检查时间/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto('/blade-log/audit');
  await expect(main.getByText('安全检查').first()).toBeVisible();
});

test('people without the right neither see the security check nor open it', async ({ pageOf }) => {
  const page = await pageOf('staff');
  await page.goto('/blade-log/security');
  await expect(page).toHaveURL(/\/403/);
});
