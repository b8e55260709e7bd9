import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './town.ts';
import { chooseFor, openTags, tagsOf, walk } from './walk.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openAll(page: Page, addresses: readonly [to: string, name: string][]): Promise<void> {
  for (const [to, name] of addresses) {
    await walk(page, to);
    await expect(heading(page, name)).toBeVisible();
  }
}

const three = [
  ['/source/roadinfo', '护路护线'],
  ['/grid/gridmember', '网格员'],
  ['/cms/article', '文章'],
] as const;

test('the tab list starts with the home tag; opening a page adds a tag if absent', async ({ signedIn: page }) => {
  await openTags(page, '/');
  await expect(tagsOf(page)).toHaveText(['首页']);
  await openAll(
    page,
    [...three, three[0]].map(([to, name]) => [to, name]),
  );
  await expect(tagsOf(page)).toHaveText(['首页', '护路护线', '网格员', '文章']);
  await expect(page.locator('[data-tag][aria-current=page]')).toHaveText('护路护线');
  await expect(page).toHaveTitle('护路护线');
});

test('closing other tabs keeps the active tab and the home tag; close all returns to the home tag', async ({
  signedIn: page,
}) => {
  await openTags(page, '/');
  await openAll(
    page,
    three.map(([to, name]) => [to, name]),
  );
  await chooseFor(page, '网格员', '关闭其他');
  await expect(tagsOf(page)).toHaveText(['首页', '网格员']);
  await expect(heading(page, '网格员')).toBeVisible();
  await openAll(page, [['/source/roadinfo', '护路护线']]);
  await chooseFor(page, '网格员', '关闭右侧');
  await expect(tagsOf(page)).toHaveText(['首页', '网格员']);
  await chooseFor(page, '网格员', '关闭全部');
  await expect(tagsOf(page)).toHaveText(['首页']);
  await expect(page).toHaveURL(/\/wel\/index$/);
});

test('a tab cannot be closed when only one remains', async ({ signedIn: page }) => {
  await openTags(page, '/');
  await expect(page.getByRole('toolbar', { name: '页面标签' }).getByRole('button', { name: /^关闭/ })).toHaveCount(0);
  await page.locator('[data-tag]').press('Delete');
  await expect(tagsOf(page)).toHaveCount(1);
  await openAll(page, [['/source/roadinfo', '护路护线']]);
  await page.getByRole('button', { name: '关闭护路护线' }).click();
  await expect(tagsOf(page)).toHaveText(['首页']);
  await expect(page).toHaveURL(/\/wel\/index$/);
});

test('each open tag keeps its state, and does nothing while it is behind', async ({ signedIn: page }) => {
  await openTags(page, '/source/roadinfo?page=2');
  const field = page.getByRole('searchbox', { name: '搜索护路护线' });
  await field.fill('还没有查询');
  await openAll(page, [['/grid/gridmember', '网格员']]);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: '基础数据' }).click();
  await page.keyboard.press('Escape');
  expect(requested.filter((url) => url.includes('roadinfo'))).toEqual([]);
  await page.getByRole('toolbar', { name: '页面标签' }).getByRole('button', { name: '护路护线', exact: true }).click();
  await expect(field).toHaveValue('还没有查询');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
});

test('a page closed and opened again begins anew', async ({ signedIn: page }) => {
  await openTags(page, '/source/roadinfo');
  const field = page.getByRole('searchbox', { name: '搜索护路护线' });
  await field.fill('旧内容');
  await page.getByRole('button', { name: '关闭护路护线' }).click();
  await expect(page).toHaveURL(/\/wel\/index$/);
  await openAll(page, [['/source/roadinfo', '护路护线']]);
  await expect(field).toHaveValue('');
});

test('the same route with other parameters is another tag', async ({ signedIn: page }) => {
  await openTags(page, '/');
  await openAll(page, [
    [`/cms/article/1/${encodeURIComponent('要闻')}`, '文章 要闻'],
    [`/cms/article/2/${encodeURIComponent('通知')}`, '文章 通知'],
  ]);
  await expect(tagsOf(page)).toHaveText(['首页', '文章发布 要闻', '文章发布 通知']);
});

test('a tag is pinned, moved and refreshed, and all is there again after the window is loaded anew', async ({
  signedIn: page,
}) => {
  await openTags(page, '/');
  await openAll(
    page,
    three.map(([to, name]) => [to, name]),
  );
  await chooseFor(page, '文章', '固定');
  await expect(tagsOf(page)).toHaveText([/首页/, /文章/, '护路护线', '网格员']);
  await page
    .getByRole('toolbar', { name: '页面标签' })
    .getByRole('button', { name: '护路护线', exact: true })
    .press('Control+Shift+ArrowRight');
  await expect(tagsOf(page)).toHaveText([/首页/, /文章/, '网格员', '护路护线']);
  await walk(page, '/grid/gridmember');
  const requested = page.waitForResponse(/\/api\/grid\/gridmember\/page\?/);
  await chooseFor(page, '网格员', '刷新');
  await requested;
  await page.reload();
  await expect(tagsOf(page)).toHaveText([/首页/, /文章/, '网格员', '护路护线']);
  await expect(heading(page, '网格员')).toBeVisible();
});

test('what is remembered of a tag holds no phone number', async ({ signedIn: page }) => {
  await openTags(page, '/source/roadinfo?page=2&subordinatePhone=13800001111');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('lattice-tags'))).toContain('page=2');
  expect(await page.evaluate(() => sessionStorage.getItem('lattice-tags'))).not.toContain('13800001111');
});

test('clear cache asks first and says when it is done', async ({ signedIn: page }) => {
  await openTags(page, '/source/roadinfo');
  await chooseFor(page, '护路护线', '清除缓存');
  const requested = page.waitForResponse(/\/api\/blade-auth\/oauth\/clear-cache/);
  await page.getByRole('alertdialog', { name: '清除缓存？' }).getByRole('button', { name: '清除缓存' }).click();
  await requested;
  await expect(page.getByText('清除完毕')).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: '清除缓存？' })).toHaveCount(0);
});

test('a page with changes that are not saved shows a dot, and asks before it is closed', async ({ signedIn: page }) => {
  await openTags(page, '/info/index');
  const tag = tagsOf(page).filter({ hasText: '个人信息' });
  await expect(tag).not.toContainText('有未保存的修改');
  await page.getByRole('textbox', { name: '姓名' }).first().fill('改了一半');
  await expect(tag).toContainText('有未保存的修改');
  await page.getByRole('button', { name: '关闭个人信息' }).click();
  const question = page.getByRole('alertdialog', { name: '关闭未保存的页面？' });
  await expect(question).toContainText('个人信息');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(tag).toHaveCount(1);
  await page.getByRole('button', { name: '关闭个人信息' }).click();
  await question.getByRole('button', { name: '放弃修改并关闭' }).click();
  await expect(tag).toHaveCount(0);
});

const counters = async (client: CDPSession) => {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Memory.getDOMCounters')).nodes;
};

/** The nodes of a page that is all there: two counts in a row are the same. */
async function countNodes(page: Page, client: CDPSession): Promise<number> {
  let last = -1;
  await expect(async () => {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const now = await counters(client);
    const same = now === last;
    last = now;
    expect(same).toBe(true);
  }).toPass({ intervals: [500] });
  return last;
}

test('opening and closing 20 tags leaks nothing', async ({ signedIn: page }) => {
  test.setTimeout(120_000);
  await openTags(page, '/');
  const client = await page.context().newCDPSession(page);
  const round = async () => {
    for (let n = 1; n <= 20; n += 1) {
      await walk(page, `/psychological/massesScale/${n}`);
      await expect(tagsOf(page)).toHaveCount(n + 1);
    }
    await chooseFor(page, '首页', '关闭全部');
    await expect(tagsOf(page)).toHaveCount(1);
    await expect(page.locator('main h1')).toHaveCount(1);
  };
  await round();
  const before = await countNodes(page, client);
  await round();
  const after = await countNodes(page, client);
  expect(after - before, `${before} nodes before, ${after} after`).toBeLessThan(150);
});
