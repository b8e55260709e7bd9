import type { Page } from '@playwright/test';
import { actOn } from './actOn.ts';
import { coveredFocus } from './coveredFocus.ts';
import type { Town } from './openTown.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './town.ts';
import { LOOKS, overhang, violations } from './violations.ts';

const WIDTHS = [1440, 1024, 390] as const;

const list = (page: Page, name: string) => page.getByRole('grid', { name }).or(page.getByRole('group', { name }));

/** The pages that everybody sees, each with the way to it. */
const pages: Readonly<Record<string, (page: Page, town: Town) => Promise<void>>> = {
  login: async (page) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: /^验证码图片/ }).locator('img')).toBeVisible();
  },
  home: async (page, town) => {
    await signIn(page, town, 'admin');
    await page.goto('/wel/index');
    await expect(page.getByRole('main').getByRole('link', { name: '登记人口' }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('application')).toHaveAttribute('aria-busy', 'false');
  },
  list: async (page) => {
    await page.goto('/source/roadinfo');
    await expect(list(page, '护路护线').getByRole('button', { name: '查看' })).toHaveCount(10);
  },
  question: async (page) => {
    await page.getByRole('main').getByRole('button', { name: '更多', exact: true }).first().click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect(page.getByRole('alertdialog').getByRole('button', { name: '取消' })).toBeFocused();
  },
  adding: async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('button', { name: '新增', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '新增护路护线' });
    await expect(dialog.getByRole('application')).toHaveAttribute('aria-busy', 'false');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: '处需要修改' })).toBeVisible();
  },
  dictionary: async (page) => {
    await page.goto('/blade-system/dict?code=route_type');
    await expect(page.getByRole('status').filter({ hasText: /^共 1 条$/ })).toBeAttached();
    await actOn(page, page.getByRole('region', { name: '字典', exact: true }), '字典配置');
    await expect(page.getByRole('region', { name: '字典项' }).getByText('广播电视线路').first()).toBeVisible();
    // The page stands at its entries now, so that what is above them lies in part under the bars.
    await page.getByRole('heading', { level: 1 }).first().scrollIntoViewIfNeeded();
  },
  'not found': async (page) => {
    await page.goto('/nirgends');
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  },
};

for (const width of WIDTHS) {
  test(
    `axe finds nothing in any theme and nothing overhangs: ${width} px`,
    { tag: width === 390 ? [] : '@release' },
    async ({ page, town }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      // Between the two there is a narrow menu and nothing else of its own, which two pages show.
      const all = Object.entries(pages);
      for (const [name, open] of width === 1024 ? all.slice(1, 3) : all) {
        await test.step(name, async () => {
          await open(page, town);
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
          found.push(...(await violations(page, name)));
          // Colours do not depend on the width: the widest stands for the others.
          for (const theme of width === 1440 ? ['dark', 'd2', 'default'] : []) {
            await page.evaluate((next) => void (document.documentElement.dataset.theme = next), theme);
            if (theme !== 'default') found.push(...(await violations(page, `${name} in ${theme}`, LOOKS)));
          }
          const over = await overhang(page);
          if (over > 0) found.push(`${name}: the page is ${over} px wider than the window`);
        });
      }
      expect(found).toEqual([]);
    },
  );
}

test('at 200 % in elder mode nothing overhangs and nothing covers what has the focus', async ({ pageOf }) => {
  const page = await pageOf('gridmember');
  await page.setViewportSize({ width: 720, height: 450 });
  await page.addInitScript(() => localStorage.setItem('lattice-text', 'elder'));
  const listed = page.waitForResponse((one) => one.url().includes('/api/source/houseinfo/page'));
  const found: string[] = [];
  const look = async (address: string, stops: number) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-text', 'elder');
    const over = await overhang(page);
    if (over > 0) found.push(`${address}: the page is ${over} px wider than the window`);
    found.push(...(await coveredFocus(page, stops)).map((words) => `${address}: ${words}`));
  };
  await look('/source/houseinfo', 25);
  const { data } = (await (await listed).json()) as { data: { records: { id: string }[] } };
  await look(`/source/household?house=${data.records[0]?.id}`, 25);
  expect(found).toEqual([]);
});
