import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';

const seen = async (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('video')].filter((one) => one.videoWidth > 0).length === wanted,
    count,
  );

test('a dispatcher calls a grid member, who joins on a phone: they see each other until it ends', async ({
  pageOf,
  wire,
}) => {
  const [host, phone] = await Promise.all([pageOf('dispatcher'), pageOf('gridmember')]);
  await phone.setViewportSize({ width: 390, height: 800 });
  const { data } = await wire.get<{ realName: string }[]>('blade-user/user-list', { realName: 'gridmember' });
  const name = data[0]?.realName ?? '';
  await phone.goto('/wel/index');
  await host.goto('/dispatch/recorddispatch');
  await host.getByRole('button', { name: '发起视频会议' }).click();
  await host.getByRole('textbox', { name: '会议名称' }).fill('防汛会商');
  await host.getByRole('button', { name: /接收人/ }).click();
  const picker = host.getByRole('dialog', { name: '接收人' });
  await picker.getByRole('searchbox').fill(name);
  await picker.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click();
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: '发起', exact: true }).click();
  await phone.getByRole('button', { name: '参加会议' }).click();
  await Promise.all([seen(host, 2), seen(phone, 2)]);
  await phone.getByRole('button', { name: '离开' }).click();
  await expect(host.getByText(/已离开/)).toBeVisible();
  await host.getByRole('button', { name: '结束会议' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: '结束会议' }).click();
  await expect(host.getByText('会议已经结束')).toBeVisible();
});
