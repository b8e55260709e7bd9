import { expect, test } from './town.ts';

test('a dispatcher puts a camera on the wall, turns it by keys, and finds it there again', async ({ pageOf }) => {
  const page = await pageOf('dispatcher');
  const control = (cmd: string, action: string) =>
    page.waitForResponse(
      (one) => one.url().includes('/controlling?') && one.url().includes(`cmd=${cmd}&action=${action}`) && one.ok(),
    );
  await page.goto('/dispatch/videoScheduling');
  const tree = page.getByRole('tree', { name: '监控设备' });
  await page.getByRole('searchbox', { name: '查找监控设备' }).fill('球机');
  await tree
    .getByRole('treeitem', { name: /球机(?!.*不在线)/ })
    .first()
    .click();
  const picture = page.getByRole('img', { name: /球机的画面/ });
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: '向右' }).focus();
  const [begun, ended] = [control('right', '1'), control('right', '0')];
  await page.keyboard.down('ArrowRight');
  await begun;
  await page.keyboard.up('ArrowRight');
  await ended;
  const kept = page.waitForResponse(
    (one) =>
      one.url().includes('/blade-desk/setting/submit') &&
      one.ok() &&
      one
        .request()
        .postData()
        ?.includes(String.raw`\"size\":9`) === true,
  );
  await page.getByRole('button', { name: '窗格' }).click();
  await page.getByRole('option', { name: '9 个画面' }).click();
  await kept;
  await page.reload();
  await expect(picture).toBeVisible();
  await expect(page.getByRole('grid', { name: '画面墙' }).getByRole('gridcell')).toHaveCount(9);
});
