import type { Page, Route } from '@playwright/test';
import { addRoad, fillRoad, findRoads } from './road.ts';
import { expect, test, uniqueName } from './town.ts';
import { tagsOf, walk } from './walk.ts';

const LIST = '**/api/source/roadinfo/page?*';
const SUBMIT = '**/api/source/roadinfo/submit';
const grid = (page: Page) => page.getByRole('grid', { name: '护路护线' });

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a fault of the server': (route) =>
    route.fulfill({
      status: 500,
      json: { code: 500, success: false, data: null, msg: '服务器异常，请把编号 T-1 告诉管理员', traceId: 'T-1' },
    }),
  'a page of a gateway': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' }),
  'a page where data should be': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>portal</title>' }),
  'a cut network': (route) => route.abort('connectionreset'),
};

for (const [failure, answer] of Object.entries(failures)) {
  test(`${failure}: the list says so, tries again, and old rows stay`, async ({ signedIn: page }) => {
    await page.route(LIST, answer);
    await page.goto('/source/roadinfo');
    const fault = page.getByRole('alert').filter({ hasText: '列表没有读出来' });
    await expect(fault).toBeVisible();
    await expect(fault).not.toContainText(/undefined|null|\[object|Bad Gateway/);
    await page.unroute(LIST);
    await fault.getByRole('button', { name: '重试' }).click();
    await expect(grid(page).getByRole('rowheader')).toHaveCount(10);
    await expect(fault).toHaveCount(0);

    await page.route(LIST, answer);
    const rows = await grid(page).getByRole('rowheader').allInnerTexts();
    await page.getByRole('button', { name: '刷新' }).click();
    const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: '重试' }) });
    await expect(notice).toContainText(/刚才没有更新成功，显示的是 \d\d:\d\d 的数据/);
    expect(await grid(page).getByRole('rowheader').allInnerTexts()).toEqual(rows);
    await page.unroute(LIST);
    await notice.getByRole('button', { name: '重试' }).click();
    await expect(notice).toHaveCount(0);
  });
}

const oddities: Readonly<Record<string, string>> = {
  nothing: '',
  'no data': '{"code":200,"success":true,"data":null,"msg":"ok"}',
  'no records': '{"code":200,"success":true,"data":{"total":"7"},"msg":"ok"}',
};

for (const [oddity, body] of Object.entries(oddities)) {
  test(`an answer with ${oddity} breaks no page`, async ({ signedIn: page }) => {
    await page.route(LIST, (route) => route.fulfill({ status: 200, contentType: 'application/json', body }));
    const answered = page.waitForResponse(LIST);
    await page.goto('/source/roadinfo');
    await answered;
    await expect(page.getByRole('heading', { level: 1, name: '护路护线' })).toBeVisible();
    await page.unroute(LIST);
    await page.getByRole('button', { name: '刷新' }).click();
    await expect(grid(page).getByRole('rowheader')).toHaveCount(10);
  });
}

test('a save that fails keeps the form, and the next one goes through', async ({ signedIn: page, wire }) => {
  const name = uniqueName('断网');
  await page.goto('/source/roadinfo');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增护路护线' });
  await fillRoad(page, dialog, name);
  await page.route(SUBMIT, (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: '无法连接服务器' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '路线名称' })).toHaveValue(name);
  await expect(dialog.getByRole('button', { name: /所属网格/ })).toContainText('枫桥社区第一网格');
  expect(await findRoads(wire, name)).toEqual([]);
  await page.unroute(SUBMIT);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await findRoads(wire, name)).toHaveLength(1);
});

test('clicks and Enters without end make one row', async ({ signedIn: page, wire }) => {
  const name = uniqueName('连点');
  await page.goto('/source/roadinfo');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增护路护线' });
  await fillRoad(page, dialog, name);
  let sent = 0;
  const held: Route[] = [];
  await page.route(SUBMIT, (route) => {
    sent += 1;
    held.push(route);
  });
  await dialog.getByRole('button', { name: '保存' }).dblclick();
  await dialog.getByRole('textbox', { name: '路线名称' }).press('Enter');
  await dialog.getByRole('button', { name: '保存' }).click({ force: true });
  await expect.poll(() => sent).toBe(1);
  await held[0]?.continue();
  await expect(dialog).toHaveCount(0);
  expect(sent).toBe(1);
  expect(await findRoads(wire, name)).toHaveLength(1);
});

test('words that are not saved are there again, and sensitive ones are asked about before they go', async ({
  signedIn: page,
  wire,
}) => {
  const name = uniqueName('未存');
  const { id } = await addRoad(wire, name);
  const address = `/source/roadinfo?routeName=${name}&open=edit:${id}`;
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: '编辑护路护线' });
  const remark = dialog.getByRole('textbox', { name: '备注' });
  await remark.fill('还没有保存');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto(address);
  await expect(dialog.getByText('已恢复上次未保存的内容')).toBeVisible();
  await expect(remark).toHaveValue('还没有保存');
  await dialog.getByRole('textbox', { name: '分管治保负责人联系方式' }).fill('13800138111');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '放弃未保存的内容？' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(remark).toHaveValue('还没有保存');
  await dialog.getByRole('button', { name: '取消' }).click();
  await question.getByRole('button', { name: '放弃' }).click();
  await expect(dialog).toHaveCount(0);
});

/** Marks the window, so that one loaded again is distinguished. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSame') === true);

for (const kind of ['js', 'css']) {
  test(`code that does not come (${kind}) leaves a page that can be tried again in the same window`, async ({
    signedIn: page,
  }) => {
    await page.goto('/source/roadinfo');
    await expect(grid(page).getByRole('rowheader')).toHaveCount(10);
    await expect(tagsOf(page)).toHaveCount(2);
    const typed = page.getByRole('searchbox', { name: '搜索护路护线' });
    await typed.fill('还没有查询');
    await mark(page);
    const chunks = new RegExp(`/assets/.*[.]${kind}$`);
    const failed = new Set<string>();
    await page.route(chunks, (route) => {
      failed.add(route.request().url());
      return route.abort('connectionreset');
    });
    await walk(page, '/blade-system/dict');
    const fault = page.getByRole('alert').filter({ hasText: '页面没有加载完成' });
    await expect(fault).toBeVisible();
    await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
    await fault.getByRole('button', { name: '重试' }).click();
    await expect(fault).toBeVisible();
    await page.unroute(chunks);
    await fault.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('region', { name: '字典', exact: true })).toBeVisible();
    const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    expect(styles).toEqual(expect.arrayContaining([...failed].filter((address) => address.endsWith('.css'))));
    expect(await isSame(page)).toBe(true);
    await page.goBack();
    await expect(typed).toHaveValue('还没有查询');
  });
}

test('code that does not come once comes with the second try, and nobody sees it', async ({ signedIn: page }) => {
  await page.goto('/wel/index');
  await expect(page.getByRole('heading', { name: /^今天要办/ })).toBeVisible();
  const failed = new Set<string>();
  await page.route('**/assets/**', (route) => {
    const address = route.request().url();
    if (failed.has(address)) return route.continue();
    failed.add(address);
    return route.abort('connectionreset');
  });
  await walk(page, '/blade-system/dict');
  await expect(page.getByRole('region', { name: '字典', exact: true })).toBeVisible();
  expect(failed.size).toBeGreaterThan(0);
});

test('a part of a page that did not come is asked for again when it is wanted again', async ({ signedIn: page }) => {
  await page.goto('/source/roadinfo');
  await expect(grid(page).getByRole('rowheader')).toHaveCount(10);
  await mark(page);
  const open = page.getByRole('button', { name: '高级筛选' });
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await open.click();
  const fault = page.getByRole('alert').filter({ hasText: '页面没有加载完成' });
  await expect(fault).toBeVisible();
  await page.unroute('**/assets/*.js');
  await fault.getByRole('button', { name: '重试' }).click();
  await expect(grid(page).getByRole('rowheader')).toHaveCount(10);
  await open.click();
  await expect(page.getByRole('dialog', { name: '高级筛选' })).toBeVisible();
  expect(await isSame(page)).toBe(true);
});
