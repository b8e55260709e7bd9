import type { Page } from '@playwright/test';
import { actOn } from './actOn.ts';
import { chooseFound } from './chooseFound.ts';
import { anyGrid, choose, pickFromTree } from './road.ts';
import { expect, test, uniqueName } from './town.ts';
import { violations } from './violations.ts';
import type { Wire } from './wire.ts';

interface Saved {
  id: string;
}

/** Adds a category of events that no rule dispatches. */
const newCategory = (wire: Wire, code: string) =>
  wire.post<Saved>('event/eventcategory/submit', {
    categoryName: code,
    categoryCode: code,
    eventType: '02',
    defaultLevel: '04',
    handleHours: 48,
    acceptHours: 2,
    sort: 1,
  });

/** Reports an event of such a category. */
async function report(wire: Wire, eventTitle: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { data: category } = await newCategory(wire, uniqueName('C'));
  const { data } = await wire.post<Saved>('event/event/saveEventInfo', {
    eventTitle,
    categoryId: category.id,
    eventType: '02',
    eventfrom: '2',
    eventLevel: '04',
    eventScale: '01',
    involvedCount: 1,
    happenTime: '2026-11-20 07:00:00',
    address: '枫桥路',
    griddingId: await anyGrid(wire),
    eventDesc: '路灯不亮',
    reportName: '王芳',
    reportPhone: '15912345670',
    lng: '118.6',
    lat: '30.1',
    ...more,
  });
  return data.id;
}

const stateOf = async (wire: Wire, id: string) =>
  (await wire.get<Record<string, unknown>>('event/event/detail', { id })).data;
const openEvents = (page: Page, title: string) => page.goto(`/event/event?eventTitle=${encodeURIComponent(title)}`);
const eventOf = (page: Page, title: string) =>
  page.getByRole('grid', { name: '事件', exact: true }).getByRole('row').filter({ hasText: title });
const dialogOf = (page: Page, action: string) => page.getByRole('dialog', { name: new RegExp(`^${action}：`) });

test('an event is dispatched, handled and verified from its list, each step with what it needs', async ({
  signedIn: page,
  wire,
}) => {
  const title = uniqueName('路灯不亮');
  const id = await report(wire, title);
  await openEvents(page, title);

  await actOn(page, eventOf(page, title), '受理并分派');
  const dispatch = dialogOf(page, '受理并分派');
  await dispatch.getByRole('textbox', { name: '意见' }).fill('请尽快修复');
  await dispatch.getByRole('button', { name: '受理并分派' }).click();
  const dept = dispatch.getByRole('button', { name: /处理部门/ });
  await expect(dispatch.getByRole('alert').filter({ hasText: '1 处需要修改' })).toBeVisible();
  await expect(dept).toHaveAccessibleDescription('请选择处理部门或处理人');
  await expect(dispatch.getByText('处理部门和处理人至少选一个')).toBeVisible();
  await expect(dispatch.getByRole('textbox', { name: '意见' })).toHaveValue('请尽快修复');
  expect(await violations(page, 'move')).toEqual([]);
  await dept.click();
  await chooseFound(page, '枫桥社区');
  const { data: colleagues } = await wire.get<{ deptName: string }[]>('blade-user/user-list', {});
  const offered = colleagues.filter(({ deptName }) => deptName === '枫桥社区').length;
  expect(offered).toBeGreaterThan(0);
  await dispatch.getByRole('button', { name: /处理人/ }).click();
  await expect(page.getByRole('tree').getByRole('treeitem')).toHaveCount(offered);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tree')).toHaveCount(0);
  await expect(dispatch.getByRole('alert').filter({ hasText: '需要修改' })).toHaveCount(0);
  await dispatch.getByRole('button', { name: '受理并分派' }).click();
  await expect(dispatch).toHaveCount(0);
  await expect(page.getByText(`已完成“受理并分派”：事件“${title}”现在是“待签收”`)).toBeVisible();
  const dispatched = await stateOf(wire, id);
  expect(dispatched.eventStatus).toBe('2');
  expect(dispatched.handleDeptId).not.toBe('');

  await actOn(page, eventOf(page, title), '签收处理');
  await page.getByRole('alertdialog').getByRole('button', { name: '签收处理' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await actOn(page, eventOf(page, title), '处理完成');
  const handle = dialogOf(page, '处理完成');
  await expect(handle.getByRole('textbox', { name: '处理（化解）情况' })).toBeVisible();
  await expect(handle.getByText('化解方式')).toHaveCount(0);
  await handle.getByRole('button', { name: '处理完成' }).click();
  await expect(handle.getByRole('textbox', { name: '处理（化解）情况' })).toBeFocused();
  await page.keyboard.type('已更换灯泡');
  await handle.getByRole('button', { name: '处理完成' }).click();
  await expect(handle).toHaveCount(0);

  await actOn(page, eventOf(page, title), '核查通过');
  await dialogOf(page, '核查通过').getByRole('button', { name: '核查通过' }).click();
  await expect(dialogOf(page, '核查通过')).toHaveCount(0);
  expect(await stateOf(wire, id)).toMatchObject({ eventStatus: '5', handleResult: '已更换灯泡', finishTime: '' });

  await actOn(page, eventOf(page, title), '评价办结');
  const evaluate = dialogOf(page, '评价办结');
  await evaluate.getByRole('button', { name: /总体满意度/ }).click();
  await page.getByRole('option', { name: '非常满意' }).click();
  await evaluate.getByRole('textbox', { name: '评价内容' }).fill('修得很快');
  await evaluate.getByRole('button', { name: '评价办结' }).click();
  await expect(page.getByText(`已完成“评价办结”：事件“${title}”现在是“已办结”`)).toBeVisible();
  expect(await stateOf(wire, id)).toMatchObject({ eventStatus: '6', satisfaction: '5' });
});

test('a draft is settled on the spot with its result, and what was typed is there again', async ({
  signedIn: page,
  wire,
}) => {
  const title = uniqueName('井盖松动');
  const id = await report(wire, title, { eventStatus: '0' });
  await openEvents(page, title);
  await actOn(page, eventOf(page, title), '就地办结');
  const settle = dialogOf(page, '就地办结');
  await settle.getByRole('textbox', { name: '处理（化解）情况' }).fill('当场复位');
  await page.keyboard.press('Escape');
  await expect(settle).toHaveCount(0);
  await actOn(page, eventOf(page, title), '就地办结');
  await expect(settle.getByRole('textbox', { name: '处理（化解）情况' })).toHaveValue('当场复位');
  await settle.getByRole('button', { name: '就地办结' }).click();
  await expect(settle).toHaveCount(0);
  expect(await stateOf(wire, id)).toMatchObject({ eventStatus: '5', handleResult: '当场复位', eventTitle: title });
});

/** A rule that dispatches the events of a category to a department at once. */
async function dispatchTo(wire: Wire, eventId: string): Promise<void> {
  const { categoryId } = await stateOf(wire, eventId);
  const { data: depts } = await wire.get<Saved[]>('blade-system/dept/lazy-tree', { parentId: '0' });
  await wire.post('event/eventdistribute/submit', {
    ruleName: uniqueName('R'),
    categoryId,
    distributeMode: '1',
    handleDeptId: depts[0]?.id ?? '',
    isAuto: 1,
    priority: 1,
  });
}

test('a to-do opens with what can be done next; the window tells what was done and where a rule led', async ({
  signedIn: page,
  pageOf,
  wire,
}) => {
  const title = uniqueName('积水');
  const id = await report(wire, title);
  const desk = await pageOf('dispatcher');
  await desk.goto('/wel/index');
  await desk
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${title} .*事件`) })
    .click();
  await expect(desk.getByRole('group', { name: '操作' }).getByRole('button', { name: '受理并分派' })).toBeVisible();
  await page.goto(`/event/event?open=view:${id}`);
  const view = page.getByRole('dialog', { name: '查看事件' });
  const course = view.getByRole('list', { name: '事件流转记录' });
  await expect(course.getByRole('listitem')).toHaveCount(1);
  await expect(course.getByRole('listitem')).toHaveText(/^上报 · .+草稿待受理/);
  const actions = view.getByRole('group', { name: '操作' });
  await expect(actions.getByRole('button', { name: '受理并分派' })).toBeVisible();
  await actions.getByRole('button', { name: '退回', exact: true }).click();
  await dialogOf(page, '退回').getByRole('textbox', { name: '意见' }).fill('地址不清');
  await dialogOf(page, '退回').getByRole('button', { name: '退回' }).click();
  await expect(course.getByRole('listitem')).toHaveCount(2);
  await expect(course.getByRole('listitem').last()).toContainText('意见：地址不清');
  await expect(page.getByText(`已完成“退回”：事件“${title}”现在是“已退回”`)).toBeVisible();
  expect(await violations(page, 'event')).toEqual([]);

  await dispatchTo(wire, id);
  await actions.getByRole('button', { name: '重新上报' }).click();
  const requested = page.getByRole('dialog', { name: '重新上报：事件状态将变为“待受理”，随后可能按规则继续流转' });
  await expect(requested.getByRole('textbox', { name: '发生地点' })).toHaveValue('枫桥路');
  await requested.getByRole('textbox', { name: '发生地点' }).fill('枫桥路 8 号');
  await requested.getByRole('button', { name: '重新上报' }).click();
  await expect(page.getByText(`已完成“重新上报”：系统把事件“${title}”继续转到了“待签收”`)).toBeVisible();
  expect(await stateOf(wire, id)).toMatchObject({ address: '枫桥路 8 号', eventDesc: '路灯不亮' });
  await expect(course.getByRole('listitem')).toHaveCount(4);
  await expect(course.getByRole('listitem').last()).toContainText('下一处理部门：');
  await expect(actions.getByRole('button', { name: '签收处理' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
});

test('the state of an event stands early in its list, and warns by its colour', async ({ signedIn: page, wire }) => {
  const title = uniqueName('占道');
  await report(wire, title);
  await openEvents(page, title);
  await expect(eventOf(page, title)).toBeVisible();
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(
    headers.findIndex((text) => text.includes('事件状态')) - headers.findIndex((text) => text.includes('事件名称')),
  ).toBe(1);
  const colourOf = (word: string) =>
    eventOf(page, title)
      .getByText(word, { exact: true })
      .evaluate((tag) => getComputedStyle(tag).backgroundColor);
  expect(await colourOf('待受理')).not.toBe(await colourOf('一般'));
});

test('an event is reported from its list by what is known of it then', async ({ signedIn: page, wire }) => {
  const [title, category] = [uniqueName('树倒'), uniqueName('C')];
  await newCategory(wire, category);
  await openEvents(page, title);
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = page.getByRole('dialog', { name: '新增事件' });
  await expect(form.getByRole('textbox', { name: '上报人', exact: true })).not.toHaveValue('');
  for (const name of ['事件编号', '处理（化解）情况', '事件状态', '办结时间'])
    await expect(form.getByText(name, { exact: true })).toHaveCount(0);
  for (const [name, value] of [
    ['事件名称', title],
    ['发生地点', '枫桥路 8 号'],
    ['事件简述', '大风刮倒行道树'],
    ['上报人电话', '15912345670'],
  ] as const)
    await form.getByRole('textbox', { name, exact: true }).fill(value);
  await form.getByRole('button', { name: /事件类别/ }).click();
  await chooseFound(page, category);
  await choose(page, form, '事件大类', '城市管理');
  await form.getByRole('group', { name: '发生日期' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('20261120070000', { delay: 5 });
  await pickFromTree(page, form, '所属网格', ['枫桥镇', '书院社区', '书院社区第二网格']);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toHaveCount(0);
  await expect(eventOf(page, title)).toContainText('待受理');
  await expect(eventOf(page, title).getByRole('button', { name: '编辑', exact: true })).toHaveCount(0);
});
