import { type Page, test } from '@playwright/test';
import { failure } from '../standin/answer.ts';
import { type SeenCall, type StandIn, isRefresh } from '../standin/openStandIn.ts';
import { actOn } from './actOn.ts';
import { fillRequired } from './fillRequired.ts';
import { openStock } from './openStock.ts';
import { signInAtStock } from './signInAtStock.ts';
import { expect } from './town.ts';
import { walk, walkToPage } from './walk.ts';

/** A register of the default menu as it is worked with. */
interface Work {
  /** Entry of the menu. */
  path: string;
  /** Path of the register in the calls of the server. */
  register: string;
  /** Its title field, by label and name. */
  title: readonly [label: string, name: string];
  /** What is typed besides the title, by label. */
  texts?: Readonly<Record<string, string>>;
}

const PHONE = '13800000001';

const works = (users: string): readonly Work[] => [
  {
    path: '/desk/notice',
    register: 'blade-desk/notice',
    title: ['通知标题', 'title'],
    texts: { '通知内容 （必填）': '值班安排' },
  },
  { path: '/system/user', register: users, title: ['登录账号', 'account'] },
  { path: '/system/dept', register: 'blade-system/dept', title: ['部门名称', 'deptName'], texts: { 排序: '3' } },
  { path: '/authority/role', register: 'blade-system/role', title: ['角色名称', 'roleName'], texts: { 角色排序: '3' } },
  { path: '/system/param', register: 'blade-system/param', title: ['参数名称', 'paramName'] },
  { path: '/system/dict', register: 'blade-system/dict', title: ['字典名称', 'dictValue'], texts: { 字典排序: '9' } },
  {
    path: '/source/roadinfo',
    register: 'source/roadinfo',
    title: ['路线名称', 'routeName'],
    texts: {
      隶属单位联系方式: PHONE,
      隶属单位负责人联系方式: PHONE,
      管辖单位联系方式: PHONE,
      分管治保负责人联系方式: PHONE,
    },
  },
  {
    path: '/source/populationinfo',
    register: 'source/populationinfo',
    title: ['姓名', 'personName'],
    texts: { 公民身份号码: '330681199003074012', 联系方式: PHONE },
  },
  {
    path: '/source/houseinfo',
    register: 'source/houseinfo',
    title: ['房屋编号', 'houseNo'],
    texts: { 建筑面积: '90', 房主证件号码: '330681199003074012', 房主联系方式: PHONE },
  },
  {
    path: '/grid/grid',
    register: 'grid/grid',
    title: ['网格名称', 'gridName'],
    texts: { 网格边界: '120.2,29.8\n120.3,29.8\n120.3,29.9' },
  },
  {
    path: '/source/Massorganize',
    register: 'source/Massorganize',
    title: ['组织名称', 'orgName'],
    texts: { 人员数量: '12', 负责人联系方式: PHONE },
  },
];

test.use({ actionTimeout: 30_000 });

let server: StandIn;

/** Adds a row, finds, changes, exports and removes it; each step is read from what the server then holds. */
async function workWith(page: Page, { path, register, title: [label, name], texts = {} }: Work): Promise<void> {
  const title = `试${path.split('/').at(-1)}`;
  const stored = () => server.rows(register).find((row) => String(row[name]).startsWith(title));
  await walkToPage(page, path);
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^新增/ });
  await fillRequired(page, form, { [label]: title, ...texts });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toHaveCount(0);
  expect(stored(), `${path} was added`).toBeDefined();

  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
  const search = page.getByRole('main').getByRole('searchbox').last();
  await search.fill(title);
  await search.press('Enter');
  await expect(page.getByRole('main').getByRole('rowheader'), `${path} is found`).toHaveCount(1);

  await actOn(page, row, '编辑');
  const changing = page.getByRole('dialog', { name: /^编辑/ });
  await changing.getByRole('textbox', { name: label, exact: true }).fill(`${title}改`);
  await changing.getByRole('button', { name: '保存' }).click();
  await expect(changing).toHaveCount(0);
  await expect(row, `${path} shows the change`).toContainText(`${title}改`);
  const { id: _id, ...whole } = stored() ?? {};
  expect(whole, `${path} keeps what the form does not show`).toMatchObject({ tenantId: '000000', isDeleted: 0 });

  await page.getByRole('button', { name: '导出', exact: true }).first().click();
  const out = page.getByRole('dialog', { name: /^导出/ });
  const file = page.waitForEvent('download');
  await out.getByRole('button', { name: '导出', exact: true }).click();
  expect((await file).suggestedFilename(), `${path} is exported`).toMatch(/\.xlsx$/);
  await page.keyboard.press('Escape');
  await expect(out).toHaveCount(0);

  await actOn(page, row, '删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(row, `${path} is gone`).toHaveCount(0);
  expect(stored()).toBeUndefined();
}

/** Grants a role a menu; the server gets the ids as arrays. */
async function grantRole(page: Page): Promise<void> {
  await walkToPage(page, '/authority/role');
  const row = page.getByRole('row', { name: '工作人员' });
  await actOn(page, row, '权限设置');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('treeitem').first().press(' ');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  const sent = server.seen.find(({ path }) => path === 'blade-system/role/grant');
  expect(sent?.body.roleIds).toEqual([expect.stringMatching(/^\d{19}$/)]);
  expect(sent?.body.menuIds).toEqual(expect.arrayContaining([expect.stringMatching(/^\d{19}$/)]));
}

for (const family of ['A', 'B'] as const) {
  test(
    `registers of a stock server of family ${family} are worked with`,
    { tag: family === 'A' ? '@release' : [] },
    async ({ page }) => {
      test.setTimeout(240_000);
      server = await openStock(family);
      await signInAtStock(page, server.address);
      const all = works(family === 'A' ? 'blade-user' : 'blade-system/user');
      // Registers of the town have the calls of A in B, too, so that one stands for all.
      for (const work of family === 'A' ? all : all.slice(0, 7)) await test.step(work.path, () => workWith(page, work));
      await grantRole(page);
      expect([...new Set(server.unknown)]).toEqual([]);
      await server.close();
    },
  );
}

for (const family of ['A', 'B', 'C'] as const) {
  test(
    `what a stock server of family ${family} does not answer is told`,
    { tag: family === 'C' ? [] : '@release' },
    async ({ page }) => {
      server = await openStock(family);
      await signInAtStock(page, server.address);
      const roads = page.getByRole('rowheader', { name: '枫桥大道' });
      const isRoads = ({ path }: SeenCall) => path === 'source/roadinfo/page';
      await walk(page, '/source/roadinfo');
      await expect(roads).toBeVisible();

      // Access tokens that are good no longer are renewed unseen.
      server.expire();
      await page.getByRole('button', { name: '刷新' }).click();
      await expect.poll(() => server.seen.filter(isRefresh).length).toBe(1);
      await expect(roads).toBeVisible();

      for (const answer of [{ status: 502, body: '<h1>Bad Gateway</h1>' }, 'cut'] as const) {
        server.answerFirst((call) => (isRoads(call) ? answer : null));
        await page.getByRole('button', { name: '刷新' }).click();
        const retry = page.getByRole('main').getByRole('button', { name: /重试|重新/ });
        await expect(retry.first()).toBeVisible();
        await expect(roads, 'old rows stay').toBeVisible();
        server.answerFirst(() => null);
        await retry.first().click();
        await expect(retry).toHaveCount(0);
      }

      server.answerFirst((call) => (isRoads(call) ? failure(5000, '授权已过期', 200) : null));
      await page.getByRole('button', { name: '刷新' }).click();
      await expect(page).toHaveURL(/\/shouquan1/);
      await server.close();
    },
  );
}
