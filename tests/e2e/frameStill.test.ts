import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';
import { openTags } from './walk.ts';

/**
 * Counts, as React's profiler does, how often a component outside of the page is drawn: for each commit the fibers that
 * performed work and do not stand below `main`.
 */
const watchFrame = (page: Page) =>
  page.addInitScript(() => {
    interface Fiber {
      tag: number;
      type: unknown;
      flags: number;
      child: Fiber | null;
      sibling: Fiber | null;
      alternate: Fiber | null;
    }
    const seen = { frame: 0, page: 0 };
    const [FUNCTION, CLASS, FORWARD, MEMO, SIMPLE_MEMO] = [0, 1, 11, 14, 15];
    const draws = new Set([FUNCTION, CLASS, FORWARD, MEMO, SIMPLE_MEMO]);
    const visit = (fiber: Fiber, place: 'frame' | 'page') => {
      const before = fiber.alternate;
      if (before === null) return;
      if (draws.has(fiber.tag) && (fiber.flags & 1) === 1) seen[place] += 1;
      if (fiber.child === before.child) return;
      const below = fiber.type === 'main' ? 'page' : place;
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child, below);
    };
    Object.assign(window, {
      drawn: seen,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current, 'frame'),
      },
    });
  });

const drawn = (page: Page) =>
  page.evaluate(() => ({ ...(Reflect.get(window, 'drawn') as { frame: number; page: number }) }));

test('the frame never re-renders for a keystroke in a page', async ({ signedIn: page }) => {
  await watchFrame(page);
  await openTags(page, '/source/roadinfo');
  await expect(page.getByRole('grid', { name: '护路护线' }).getByRole('rowheader')).toHaveCount(10);
  const field = page.getByRole('searchbox', { name: '搜索护路护线' });
  await field.focus();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // A timer or a late answer may draw the frame meanwhile; what a letter itself draws is drawn in every try.
  await expect(async () => {
    await field.fill('');
    const before = await drawn(page);
    expect(before.frame).toBeGreaterThan(0);
    await page.keyboard.type('清溪大道一二三四五六');
    await expect(field).toHaveValue('清溪大道一二三四五六');
    const after = await drawn(page);
    expect(after.page).toBeGreaterThan(before.page);
    expect(after.frame - before.frame, 'components of the frame drawn while ten letters were typed').toBe(0);
  }).toPass({ timeout: 60_000 });
});

test('on a phone the first record stands in the upper half, and news covers neither bars nor tags', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTags(page, '/source/roadinfo');
  const main = page.getByRole('main');
  const view = main.getByRole('button', { name: '查看' });
  await expect(view).toHaveCount(10);
  const first = await main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '查看' }) })
    .first()
    .boundingBox();
  expect(first?.y).toBeLessThanOrEqual(420);
  const imports = main.getByRole('button', { name: '导入' });
  await expect(imports).toBeHidden();
  await main.getByRole('button', { name: '更多操作' }).first().click();
  await expect(imports).toBeVisible();
  await expect(main.getByRole('searchbox', { name: '路线编码' })).toBeHidden();
  await main.getByRole('button', { name: '筛选', exact: true }).click();
  await expect(main.getByRole('searchbox', { name: '路线编码' })).toBeVisible();

  await view.first().click();
  const record = page.getByRole('dialog', { name: '查看护路护线' });
  await expect(record.getByRole('button', { name: '关闭' }).first()).toBeVisible();
  await expect(record.getByRole('button', { name: '全屏' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(record).toHaveCount(0);
  await main.getByRole('button', { name: '更多', exact: true }).first().click();
  await page.getByRole('menuitem', { name: '复制' }).click();
  const copy = page.getByRole('dialog', { name: '复制护路护线' });
  await copy.getByRole('button', { name: '保存' }).click();
  const news = page.getByRole('region', { name: /通知/ });
  await expect(news.getByText(/新增成功/)).toBeVisible();
  const [place, tags] = await Promise.all([
    news.boundingBox(),
    page.getByRole('tab').or(page.locator('[data-tag]')).first().boundingBox(),
  ]);
  expect(place?.y).toBeGreaterThanOrEqual((tags?.y ?? 0) + (tags?.height ?? 0));
});
