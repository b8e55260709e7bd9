import type { Page, Route } from '@playwright/test';
import { expect, test } from './town.ts';

/** Sums what moves from now on, with and without the user's doing. */
const watchShifts = () => {
  const sum = { shift: 0 };
  Object.assign(window, { moved: sum });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) sum.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift' });
};

/** What has moved so far, after two more frames. */
const moved = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (Reflect.get(window, 'moved') as { shift: number }).shift;
  });

const LIMIT = 0.01;
/** How much a page of many parts may move. */
const ALLOWED = 0.02;

for (const width of [1440, 390]) {
  test(
    `nothing moves while the list loads and pages: ${width} px`,
    { tag: width === 390 ? [] : '@release' },
    async ({ signedIn: page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      await page.route('**/api/source/roadinfo/page?*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.goto('/source/roadinfo');
      await expect(page.getByRole('main').getByRole('button', { name: '查看' })).toHaveCount(10);
      await expect(page.getByRole('button', { name: '新增', exact: true })).toBeVisible();
      const loading = await moved(page);
      await page.getByRole('button', { name: '下一页' }).click();
      await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(
        { loading: loading < LIMIT, all: (await moved(page)) < LIMIT },
        `shift while loading ${loading}, in all ${await moved(page)}`,
      ).toEqual({ loading: true, all: true });
    },
  );
}

/** Kinds of pages, by address: lists, home, forms, scenes, reports and figures. */
const KINDS = [
  '/wel/index',
  '/event/report',
  '/source/household',
  '/dispatch/gis',
  '/event/event',
  '/event/analysis',
  '/grid/attendance',
  '/kpi/baseReport',
  '/project/market',
];

for (const [width, text] of [
  [1440, 'normal'],
  [390, 'elder'],
] as const) {
  test(
    `pages of each kind keep still while they come: ${width} px, ${text} text`,
    { tag: width === 390 ? [] : '@release' },
    async ({ pageOf, wireOf }) => {
      const page = await pageOf('gridleader');
      // What the person chose is known to the server alone: this browser is new.
      const own = await wireOf('gridleader');
      expect((await own.post('blade-desk/setting/submit', { text })).status).toBe(200);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      // What waits for the person may come last of all.
      await page.route('**/api/blade-desk/dashboard/todos', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      const listed = page.waitForResponse((one) => one.url().includes('/api/source/houseinfo/page'));
      const shifts: Record<string, number> = {};
      const open = async (address: string) => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        shifts[address] = await moved(page);
      };
      await open('/source/houseinfo');
      await expect(page.locator('html')).toHaveAttribute('data-text', text);
      const { data } = (await (await listed).json()) as { data: { records: { id: string }[] } };
      for (const address of [...KINDS, `/source/houseinfo/${data.records[0]?.id}`]) await open(address);
      expect(Object.entries(shifts).filter(([, shift]) => shift > ALLOWED)).toEqual([]);
    },
  );
}

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
  [390, 900],
] as const) {
  test(`a record comes with what points to it: nothing moves or is asked for twice, ${width} × ${height} px`, async ({
    signedIn: page,
    wire,
  }) => {
    const records = await wire.rows<{ roadId: string }>('source/roadcaseinfo/page', { size: '1' });
    await page.setViewportSize({ width, height });
    const held = new Map<string, Route>();
    const requested: string[] = [];
    page.on('request', (request) =>
      requested.push(...(/source\/\w+\/(?:page|detail)(?=\?)/.exec(request.url()) ?? [])),
    );
    for (const call of ['roadinfo/detail', 'roadcaseinfo/page'])
      await page.route(`**/api/source/${call}?*`, (route) => void held.set(call, route));
    await page.goto(`/source/roadinfo?open=view:${records[0]?.roadId}`);
    const record = page.getByRole('dialog', { name: '查看护路护线' });
    await expect(record.getByText('正在加载').first()).toBeAttached();
    await expect(page.getByRole('button', { name: '查看', exact: true, includeHidden: true })).toHaveCount(10);
    await page.evaluate(watchShifts);
    for (const call of ['roadinfo/detail', 'roadcaseinfo/page']) {
      await expect.poll(() => held.has(call)).toBe(true);
      await held.get(call)?.continue();
    }
    await expect(
      record.getByRole('tabpanel').getByRole('grid').or(record.getByRole('tabpanel').getByRole('group')).first(),
    ).toBeAttached();
    for (const coming of [record.getByText('正在加载'), record.locator('[aria-busy=true]')])
      await expect(coming).toHaveCount(0);
    expect(await moved(page)).toBeLessThan(LIMIT);
    expect(requested.toSorted(), 'each is asked for once').toEqual([
      'source/roadcaseinfo/page',
      'source/roadinfo/detail',
      'source/roadinfo/page',
    ]);
  });
}
