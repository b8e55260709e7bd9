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
  const camera = tree.getByRole('treeitem', { name: /球机(?!.*不在线)/ }).first();
  const [name = ''] = /^.*球机/.exec((await camera.textContent()) ?? '') ?? [];
  await camera.click();
  const picture = page.getByRole('img', { name: `${name}的画面`, exact: true });
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

test('a dispatcher talks to a camera as long as the button is held', async ({ pageOf }) => {
  const page = await pageOf('dispatcher');
  await page.goto('/dispatch/videoScheduling');
  await page.getByRole('searchbox', { name: '查找监控设备' }).fill('球机');
  await page
    .getByRole('tree', { name: '监控设备' })
    .getByRole('treeitem', { name: /球机(?!.*不在线)/ })
    .first()
    .click();
  const button = page.getByRole('button', { name: '按住说话' });
  // What the platform can do is known with the picture; the presets, which stand above, come then.
  await expect(page.getByRole('button', { name: '存为预置位' })).toBeVisible();
  await button.hover();
  await page.mouse.down();
  await expect(page.getByText('正在说话…')).toBeVisible();
  // Nobody's hand is still, and the time is heard afterwards.
  await page.mouse.move(5, 5);
  await page.waitForTimeout(2000);
  await expect(page.getByRole('button', { name: '松开结束' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/已说 [2-9] 秒，演示设备正在播回/)).toBeVisible();
  await expect(button).toBeVisible();
});

test('who comes to the wall for the first time sees cameras; a link adds its own', async ({ signedIn: page, wire }) => {
  await page.goto('/dispatch/videoScheduling');
  const pictures = page.getByRole('grid', { name: '画面墙' }).getByRole('img', { name: /的画面/ });
  await expect(pictures).toHaveCount(4);
  const kept = page.waitForResponse((one) => one.url().includes('/blade-desk/setting/submit') && one.ok());
  await page.getByRole('button', { name: '清空画面墙' }).click();
  await expect(pictures).toHaveCount(0);
  await kept;
  const { records } = (
    await wire.get<{ records: { id: string; deviceName: string }[] }>('dispatch/resourcesmonitor/page', {
      isOnline: '1',
      size: '1',
    })
  ).data;
  const [camera] = records;
  await page.goto(`/dispatch/videoScheduling?camera=${camera?.id}`);
  await expect(pictures).toHaveAttribute('aria-label', `${camera?.deviceName}的画面`);
});

test('a dispatcher turns a camera and talks to it from its row', async ({ pageOf }) => {
  const page = await pageOf('dispatcher');
  await page.goto('/dispatch/resourcesmonitor?isOnline=1');
  const row = page.getByRole('row', { name: /球机/ }).first();
  await row.getByRole('button', { name: /更多/ }).click();
  await expect(page.getByRole('menuitem', { name: '云台控制' })).toBeVisible();
  await page.getByRole('menuitem', { name: '对讲' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '按住说话' })).toBeVisible();
});
