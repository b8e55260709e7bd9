import type { Page } from '@playwright/test';
import { askLeave } from './askLeave.ts';
import { expect, test, uniqueName } from './town.ts';
import { violations } from './violations.ts';
import type { Wire } from './wire.ts';

/** The count of tasks on the top bar. */
const counter = (page: Page, words: string) =>
  page.getByRole('banner').getByRole('button', { name: `待办事务 ${words}` });

/** Fills a date with time, whose parts are typed one after the other. */
async function typeMoment(page: Page, name: string, digits: string): Promise<void> {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits, { delay: 5 });
}

const approver = async (wire: Wire) => {
  const { data } = await wire.get<{ id: string; account: string; realName: string }[]>('blade-user/user-list', {
    realName: 'manager',
  });
  return data[0] ?? { id: '', account: '', realName: '' };
};

test('a request for leave goes from its form to its end, and the approver is told at once', async ({
  pageOf,
  wire,
  wireOf,
}) => {
  const [reason, { realName }] = [uniqueName('探亲'), await approver(wire)];
  const [asker, decider] = [await pageOf('staff'), await pageOf('manager')];
  await decider.goto('/work/todo');
  await expect(decider.getByText('没有待办任务')).toBeVisible();
  const waiting = await wireOf('manager');
  const { data: before } = await waiting.get<{ total: number }>('blade-desk/dashboard/todos');
  await expect(counter(decider, `${before.total} 项待办`)).toBeVisible();

  await asker.goto('/work/start');
  await asker.getByRole('button', { name: '发起请假流程' }).click();
  await expect(asker.getByRole('button', { name: '关闭请假申请', exact: true })).toBeVisible();
  await asker.getByRole('button', { name: '提交' }).click();
  await expect(asker.getByRole('alert').filter({ hasText: '处需要修改' })).toBeVisible();
  await asker.getByRole('button', { name: /审批人员/ }).click();
  await asker.getByRole('dialog').getByRole('searchbox').fill(realName);
  await asker.getByRole('treeitem', { name: new RegExp(`^${realName}`) }).click();
  await expect(asker.getByRole('navigation', { name: '当前位置' })).toHaveText(/我的事务.*请假申请$/);
  const [from, to] = [asker.getByRole('group', { name: '开始时间' }), asker.getByRole('group', { name: '结束时间' })];
  expect((await from.boundingBox())?.y).toBe((await to.boundingBox())?.y);
  await typeMoment(asker, '开始时间', '202612010830');
  await typeMoment(asker, '结束时间', '202611301730');
  await asker.getByRole('textbox', { name: '请假理由' }).fill(reason);
  await asker.getByRole('button', { name: '提交' }).click();
  await expect(asker.getByText('结束时间不能早于开始时间').first()).toBeVisible();
  await typeMoment(asker, '结束时间', '202612011730');
  await expect(asker.getByText('都已改正，可以再次提交：')).toBeVisible();
  await asker.getByRole('button', { name: '提交' }).click();
  await expect(asker).toHaveURL(/\/work\/start$/);
  await expect(asker.getByRole('button', { name: '关闭请假申请' })).toHaveCount(0);

  await expect(counter(decider, `${before.total + 1} 项待办`)).toBeVisible();
  await decider.getByRole('button', { name: '刷新' }).last().click();
  await decider.getByRole('button', { name: '办理', exact: true }).click();
  await expect(decider.getByText(reason)).toBeVisible();
  await expect(decider.getByRole('list', { name: '审批记录' }).getByRole('listitem')).toHaveCount(2);
  await decider.getByRole('button', { name: '同意', exact: true }).click();
  await expect(decider.getByText('请先填写批复意见')).toBeVisible();
  await decider.getByRole('button', { name: '插入“同意”' }).click();
  await decider.getByRole('button', { name: '同意', exact: true }).click();
  await expect(decider).toHaveURL(/\/work\/todo$/);
  await expect(decider.getByText('没有待办任务')).toBeVisible();

  await asker.goto('/work/send');
  await asker
    .getByRole('row')
    .filter({ hasText: realName })
    .or(asker.getByRole('row').nth(1))
    .first()
    .getByRole('button', { name: '详情' })
    .click();
  await expect(asker.getByText(reason)).toBeVisible();
  await expect(asker.getByText('已通过')).toBeVisible();
  await expect(asker.getByRole('list', { name: '审批记录' })).toContainText(`${realName} 同意`);
});

test('tasks are worked through by keys, one opening after the other', async ({ pageOf, wire, wireOf }) => {
  const [asker, { id }] = [await wireOf('staff'), await approver(wire)];
  const instances: string[] = [];
  for (const n of [1, 2, 3]) instances.push(await askLeave(asker, id, uniqueName(`事假${n}`)));
  const page = await pageOf('manager');
  await page.goto('/work/todo');
  await expect(page.getByRole('grid', { name: '待办事务' }).getByRole('rowheader')).toHaveCount(3);
  expect(await violations(page, 'todo')).toEqual([]);
  await page.keyboard.press('j');
  await expect(page.getByRole('row').nth(1).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(page.getByRole('row').nth(2).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('a');
  await expect(
    page.getByRole('dialog', { name: /^同意 · 请假流程/ }).getByRole('textbox', { name: '批复意见' }),
  ).toBeFocused();
  await page.keyboard.type('同意');
  await page.keyboard.press('Control+Enter');

  await expect(page).toHaveURL(/\/work\/process\/leave\/handle\//);
  const opinion = page.getByRole('main').getByRole('textbox', { name: '批复意见' });
  await expect(page.getByRole('heading', { level: 1, name: '办理请假流程' })).toBeFocused();
  await expect(page.getByRole('list', { name: '审批记录' })).toBeVisible();
  await expect(opinion).toBeVisible();
  expect(await violations(page, 'handle')).toEqual([]);
  await page.keyboard.press('a');
  await expect(opinion).toBeFocused();
  const first = page.url();
  await page.keyboard.type('同意');
  await page.keyboard.press('Control+Enter');
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/handle\//);
  await expect(opinion).toHaveValue('');
  await page.getByRole('button', { name: '插入“材料不全，请补充”' }).click();
  await page.getByRole('button', { name: '驳回' }).click();
  await expect(page).toHaveURL(/\/work\/todo$/);
  const records = await wire.rows<{ processInstanceId: string }>('blade-flow/follow/list', { size: '200' });
  expect(records.filter(({ processInstanceId }) => instances.includes(processInstanceId))).toEqual([]);
});
