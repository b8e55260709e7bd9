import { tabTo } from './byKeys.ts';
import { expect, test } from './town.ts';

test('the way from the door to a record and back needs no pointer', async ({ signedIn: page }) => {
  await page.goto('/wel/index');
  const menu = page.getByRole('navigation', { name: '菜单' });
  await expect(menu.getByRole('button', { name: '基础数据' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeInViewport();
  await tabTo(page, menu.getByRole('button', { name: '基础数据' }));
  await page.keyboard.press('Enter');
  const registers = page.getByRole('navigation', { name: '基础数据' });
  await expect(registers.getByRole('link').first()).toBeFocused();
  await tabTo(page, registers.getByRole('link', { name: '护路护线' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '护路护线' })).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: '搜索护路护线' }));
  await page.keyboard.type('清溪大道');
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: '护路护线' });
  await expect(grid.getByRole('rowheader')).toHaveCount(5);
  await expect(page.getByRole('searchbox', { name: '搜索护路护线' })).toBeFocused();

  const insideGrid = () => grid.evaluate((table) => table.contains(document.activeElement));
  for (let n = 0; n < 20 && !(await insideGrid()); n += 1) await page.keyboard.press('Tab');
  expect(await insideGrid()).toBe(true);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const opener = grid.getByRole('row').nth(2).getByRole('button', { name: '查看' });
  await expect(opener).toBeFocused();
  // The buttons stand at a frozen edge: reaching them scrolls nothing, so the name of the row stays visible.
  await expect(grid.getByRole('rowheader').nth(1)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '查看护路护线' });
  const name = await grid.getByRole('rowheader').nth(1).innerText();
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '查看护路护线' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: '保存' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  // Its map has a button of that name, too.
  await expect(dialog.getByRole('button', { name: '全屏' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the skip link leads into the page', async ({ signedIn: page }) => {
  await page.goto('/source/roadinfo');
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(10);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus stays inside a window and comes back to the button that opened it', async ({ signedIn: page }) => {
  await page.goto('/source/campusinfo');
  const add = page.getByRole('button', { name: '新增', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '新增学校' });
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  for (let n = 0; n < 6; n += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
});
