import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';
import { openTags, tagsOf, walk } from './walk.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const [from, to] of [
  ['/', '/wel/index'],
  ['/wel', '/wel/index'],
  ['/home', '/wel/index'],
  ['/dispatch/gis-mapvisual', '/dispatch/gis'],
  ['/nirgends', '/404'],
] as const) {
  test(`${from} redirects to ${to}`, async ({ signedIn: page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  });
}

test('404, 403 and 500 are pages without a tag; they need no session', async ({
  signedIn: page,
  anotherBrowser,
  baseURL,
}) => {
  const names = { '/404': '页面不存在', '/403': '没有权限查看此页面', '/500': '服务器出错了' };
  await openTags(page, '/');
  for (const [path, name] of Object.entries(names)) {
    await walk(page, path);
    await expect(heading(page, name)).toBeVisible();
  }
  await expect(tagsOf(page)).toHaveText(['首页']);
  const stranger = await (await anotherBrowser({ baseURL: baseURL ?? '' })).newPage();
  await stranger.goto('/404');
  await expect(heading(stranger, '页面不存在')).toBeVisible();
  await stranger.goto('/source/roadinfo');
  await expect(stranger).toHaveURL(/\/login$/);
  await expect(stranger).toHaveTitle('登录');
});

test('a logged-in user opening /login is sent to /', async ({ signedIn: page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL(/\/wel\/index$/);
});

test('the title of a page is the label of its tag', async ({ signedIn: page }) => {
  await openTags(page, '/');
  for (const [path, name] of [
    ['/dispatch/resourcesmonitor', '监控资源'],
    ['/grid/tracks', '轨迹回放'],
  ] as const) {
    await walk(page, path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(name);
    await expect(page.locator('[data-tag][aria-current=page]')).toHaveText(name);
  }
});

test('full-screen pages have neither menu nor tags', async ({ signedIn: page }) => {
  for (const [path, name] of [
    ['/party/party-grid-exhibition', '党建网格展示'],
    ['/dispatch/comprehensive', '综合指挥调度'],
    ['/dispatch/rating', '六个满意度评价'],
    ['/dispatch/videoScheduling', '视频监控调度'],
    ['/project/titleransaction_visual', '产权地图'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(name);
    await expect(page.getByRole('navigation', { name: '菜单' })).toHaveCount(0);
  }
});

test('an external address of the menu is embedded under /myiframe, sandboxed; no other address is', async ({
  signedIn: page,
  wire,
}) => {
  const code = `frame${Date.now().toString(36)}`;
  await page
    .context()
    .route('https://embedded.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
    );
  expect(
    (
      await wire.post('blade-system/menu/submit', {
        parentId: '0',
        code,
        name: `气象${code}`,
        alias: code,
        path: 'https://embedded.example/weather',
        source: 'map',
        sort: 900,
        category: '1',
        isOpen: '1',
      })
    ).code,
  ).toBe(200);
  await page.goto('/wel/index');
  await page
    .getByRole('navigation', { name: '菜单' })
    .getByRole('link', { name: `气象${code}` })
    .click();
  await expect(page).toHaveURL(/\/myiframe\/\d+$/);
  await expect(page).toHaveTitle(`气象${code}`);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /top-navigation/);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Weather' })).toBeVisible();
  await walk(page, `/myiframe/${encodeURIComponent('https://elsewhere.example')}`);
  await expect(page).toHaveURL(/\/403$/);
});

test('every route of the table answers', async ({ signedIn: page }) => {
  test.setTimeout(120_000);
  await openTags(page, '/');
  const inside = [
    '/dict-horizontal/index',
    '/dict-vertical/index',
    '/wel/dashboard',
    '/test/index',
    '/info/index',
    '/cms/article/1/a',
    '/dispatch/devWarnRecord/1/a',
    '/source/Massorganize/1/a',
    '/psychological/gridmemberScale/1',
    '/psychological/gridMemberRecord/1',
    '/psychological/massesRecord/1',
    '/work/process/leave/form/1',
    '/work/process/leave/handle/1/2/3',
    '/work/process/seal/detail/1/2',
    '/work/process/leave/detail/1/2',
  ];
  for (const path of inside) {
    await walk(page, path);
    await expect(page.locator('main h1').filter({ visible: true })).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});
