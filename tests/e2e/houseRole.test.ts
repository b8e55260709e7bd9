import type { Locator } from '@playwright/test';
import { expect, test, uniqueName } from './town.ts';

/** Most presses, choices and filled fields. */
const MOST = 40;

interface Account {
  deptId: string;
  postId: string;
  roleId: string;
}

test('a role that sees only the houses of its own community is made, given and proven by keys', async ({
  pageOf,
  wire,
}) => {
  const [role, scope, name] = [uniqueName('房屋协管'), uniqueName('本社区房屋'), uniqueName('协')];
  const account = `aide${Date.now().toString(36)}`;
  const known = async (of: string) => {
    const records = await wire.rows<{ id: string }>('blade-user/page', { account: of });
    return (await wire.get<Account>('blade-user/detail', { id: records[0]?.id ?? '' })).data;
  };
  const { deptId, postId } = await known('community');
  const { roleId } = await known('merchant');
  const person = { account, name, realName: '沈国栋', userType: '1', deptId, postId, roleId };
  expect((await wire.post('blade-user/submit', person)).code).toBe(200);
  const page = await pageOf('admin');
  const dialog = page.getByRole('dialog');
  let acts = 0;
  const press = async (what: Locator, key = 'Enter') => {
    acts += 1;
    await what.press(key);
  };
  const fill = async (what: Locator, text: string) => {
    acts += 1;
    await what.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  };
  const choose = async (text: string) => {
    const box = dialog.getByRole('combobox', { name: /登记表/ });
    await fill(box, text);
    await expect(page.getByRole('option', { name: text, exact: true })).toBeVisible();
    acts += 1;
    const focused = page.locator('[role=option][data-focused]');
    while ((await focused.allInnerTexts())[0] !== text) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  const tick = async (words: string) => {
    acts += 1;
    const node = page.getByRole('treeitem').filter({ hasText: new RegExp(`^${words}$`) });
    await node.press(' ');
    await expect(node).toHaveAttribute('aria-checked', 'true');
  };

  await page.goto('/blade-system/data-scope');
  await press(page.getByRole('button', { name: '按规则新增' }));
  await choose('房屋');
  await press(dialog.getByRole('radio', { name: '本人所在部门及下级的记录' }), ' ');
  await fill(dialog.getByRole('textbox', { name: '权限名称' }), scope);
  await press(dialog.getByRole('button', { name: '保存' }));
  await expect(dialog).toHaveCount(0);

  await page.goto('/blade-system/role');
  await press(page.getByRole('button', { name: '新增', exact: true }));
  await fill(dialog.getByRole('textbox', { name: '角色名称' }), role);
  await fill(dialog.getByRole('textbox', { name: '角色别名' }), account);
  await fill(dialog.getByRole('textbox', { name: '角色排序' }), '1');
  await press(dialog.getByRole('button', { name: '保存' }));
  await press(page.getByRole('row', { name: role }).getByRole('button', { name: '权限设置' }));
  await fill(dialog.getByRole('searchbox'), '房屋');
  await tick('房屋');
  await press(dialog.getByRole('tab', { name: '数据权限' }));
  await fill(dialog.getByRole('searchbox'), scope);
  await tick(scope);
  await press(dialog.getByRole('button', { name: '保存' }));
  await expect(dialog).toHaveCount(0);

  await page.goto(`/blade-user?account=${account}`);
  const more = page.getByRole('row', { name: account }).getByRole('button', { name: /更多/ });
  await press(more);
  await press(page.getByRole('menuitem', { name: '授予角色' }));
  await press(dialog.getByRole('button', { name: /所属角色/ }));
  acts += 1;
  await page
    .getByRole('treeitem')
    .filter({ hasText: new RegExp(`^${role}$`) })
    .press(' ');
  await page.keyboard.press('Escape');
  await press(dialog.getByRole('button', { name: '保存' }));
  await expect(dialog).toHaveCount(0);
  await press(more);
  await press(page.getByRole('menuitem', { name: '能看到什么' }));
  await choose('房屋');
  const told = dialog.getByText(/能看到“房屋”\d+ 条中的 \d+ 条/);
  const [, total = 0, seen = 0] = (/”(\d+) 条中的 (\d+) 条/.exec(await told.innerText()) ?? []).map(Number);
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(total);
  await expect(dialog.getByText(new RegExp(`${seen} 条，依据：“${scope}”（本人所在部门及下级的记录）`))).toBeVisible();
  expect(acts).toBeLessThanOrEqual(MOST);
});
