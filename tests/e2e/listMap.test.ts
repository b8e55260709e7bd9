import type { Locator } from '@playwright/test';
import { expect, test } from './town.ts';

/** The number of records on a map once its heading and the line below the list agree on it; they come one by one. */
async function settledCount(said: Locator, map: Locator): Promise<string> {
  let count = '';
  await expect(async () => {
    count = /\d+/.exec((await said.textContent()) ?? '')?.[0] ?? '';
    await expect(map.getByRole('heading', { level: 3 })).toHaveText(`视野内 ${count} 个`, { timeout: 1000 });
  }).toPass();
  return count;
}

test('a community administrator finds events on the map of their list, and lots on the map of property rights', async ({
  pageOf,
}) => {
  const page = await pageOf('community');
  await page.goto('/event/event');
  await page.getByRole('grid', { name: '事件' }).waitFor();
  await page.getByRole('group', { name: '显示方式' }).getByRole('button', { name: '地图' }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('region', { name: '事件地图' });
  const said = page.getByText(/^地图上有 \d+ 条/);
  const all = await settledCount(said, map);
  await expect(page.getByRole('grid', { name: '事件' })).toHaveCount(0);

  await page.getByRole('tab', { name: /^已办结/ }).click();
  await expect(said).not.toHaveText(new RegExp(`^地图上有 ${all} 条`));
  await settledCount(said, map);

  const first = map.getByRole('listitem').getByRole('button').first();
  await first.click();
  await map.getByRole('button', { name: '选中', exact: true }).click();
  await expect(page.getByRole('group', { name: '已选记录' })).toContainText('已选 1 条');
  await map.getByRole('button', { name: '查看', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/view=map.*open=view|open=view.*view=map/);

  await page.goto('/project/titleransaction_visual?status=3');
  await expect(page.getByRole('heading', { name: '产权地图', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('region', { name: '产权地图' }).getByRole('listitem').getByRole('button').first(),
  ).toBeVisible();
});
