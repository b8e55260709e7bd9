import { expect, test } from './town.ts';

test('a grid leader keeps a page at hand, and works its list in groups and by keys', async ({ pageOf }) => {
  const page = await pageOf('gridleader');
  const menu = page.getByRole('navigation', { name: '菜单' });
  const favourites = menu.getByRole('list', { name: '收藏' });
  await page.goto('/grid/gridmember');
  await page.getByRole('grid', { name: '网格员' }).waitFor();
  await menu.getByRole('button', { name: '基础数据' }).click();
  const panel = page.getByRole('navigation', { name: '基础数据' });
  await panel.getByRole('link', { name: '护路护线', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(favourites.getByRole('link')).toHaveText(['护路护线']);
  await panel.getByRole('button', { name: '收藏房屋', exact: true }).click();
  await expect(favourites.getByRole('link')).toHaveText(['护路护线', '房屋']);
  await page.keyboard.press('Escape');
  await menu.getByRole('button', { name: '整理收藏' }).click();
  const order = page.getByRole('dialog', { name: '整理收藏' });
  await order.getByRole('button', { name: '取消收藏“房屋”' }).focus();
  const kept = page.waitForResponse((one) => one.url().includes('/blade-desk/setting/favourites') && one.ok());
  await page.keyboard.press('Alt+ArrowUp');
  await kept;
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    localStorage.removeItem(Object.keys(localStorage).find((key) => /-menu-\d+$/.test(key)) ?? ''),
  );
  await page.reload();
  await expect(favourites.getByRole('link')).toHaveText(['房屋', '护路护线']);
  await favourites.getByRole('link', { name: '护路护线' }).click();
  await expect(page).toHaveURL(/\/source\/roadinfo/);
  await menu.getByRole('button', { name: '最近访问' }).click();
  await expect(page.getByRole('navigation', { name: '最近访问' }).getByRole('link')).toHaveText(['网格员']);
  await page.keyboard.press('Escape');

  const grid = page.getByRole('grid', { name: '护路护线' });
  await page.getByRole('button', { name: '列表设置' }).click();
  await page.getByRole('button', { name: /^分组|分组$/ }).click();
  await page.getByRole('option', { name: '所属网格' }).click();
  await page.keyboard.press('Escape');
  const count = await grid.locator('tr[data-slot]').count();
  await expect(grid.locator('[data-detail]').first()).toHaveText(
    new RegExp(`共 ${count} 条管护长度合计 [\\d.]+ 公里$`),
  );
  await expect(page).toHaveURL(/groupBy=griddingId/);

  await page.keyboard.press('Alt+/');
  await expect(page.getByRole('searchbox', { name: '搜索护路护线' })).toBeFocused();
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('dialog', { name: '新增护路护线' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await grid.getByRole('button', { name: '查看' }).first().click();
  const place = page.getByRole('dialog').getByText(/^\d+ \/ \d+$/);
  await expect(place).toHaveText(`1 / ${count}`);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(place).toHaveText(`2 / ${count}`);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(place).toHaveText(`1 / ${count}`);
});
