import type { Locator, Page } from '@playwright/test';
import { actOn } from './actOn.ts';
import { chooseFound } from './chooseFound.ts';
import { drawModel } from './drawModel.ts';
import { expect, test, uniqueName } from './town.ts';
import type { Wire } from './wire.ts';

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Deploys a model as a process of leave, and gives the version. */
async function deployed(wire: Wire, name: string, key: string): Promise<string> {
  const modelId = await drawModel(wire, name, key);
  expect(
    await wire.post(
      `blade-flow/model/deploy?${new URLSearchParams({ modelId, category: 'flow_1', tenantIds: '' }).toString()}`,
      {},
    ),
  ).toMatchObject({ code: 200 });
  const records = await wire.rows<{ id: string }>('blade-flow/manager/list', { key, size: '1' });
  return records[0]?.id ?? '';
}

const start = async (asker: Wire, processDefinitionId: string, taskUser: string) =>
  asker.post<{ processInstanceId: string }>('blade-desk/process/leave/start-process', {
    processDefinitionId,
    taskUser,
    startTime: '2026-12-01 08:30:00',
    endTime: '2026-12-01 17:30:00',
    reason: '外出办事',
  });
const bossOf = async (wire: Wire) =>
  (await wire.get<{ id: string }[]>('blade-user/user-list', { realName: 'manager' })).data[0]?.id ?? '';

test('a version with running instances is removed only with them, after the reason was read', async ({
  signedIn: page,
  wire,
  wireOf,
}) => {
  const [name, key] = [uniqueName('外勤'), uniqueName('Field')];
  const id = await deployed(wire, name, key);
  const asker = await wireOf('staff');
  for (let n = 0; n < 2; n += 1) expect(await start(asker, id, await bossOf(wire))).toMatchObject({ code: 200 });
  await page.goto(`/flow/manager?key=${key}`);
  await actOn(page, rowOf(page, key), '删除');
  const removing = page.getByRole('alertdialog', { name: '删除这个版本？' });
  await removing.getByRole('button', { name: '删除', exact: true }).click();
  await expect(removing.getByText('还有 2 个运行中的流程')).toBeVisible();
  const { data: still } = await wire.get<{ total: number }>('blade-flow/follow/list', {
    processDefinitionKey: key,
    current: '1',
    size: '10',
  });
  expect(still.total).toBe(2);
  await removing.getByRole('checkbox', { name: '一并终止并删除运行中的流程' }).check();
  await removing.getByRole('button', { name: '一并删除' }).click();
  await expect(removing).toHaveCount(0);
  await expect(page.getByRole('main').getByText('没有符合条件的数据')).toBeVisible();
  const left = await asker.rows<{ processDefinitionKey: string }>('blade-flow/work/send-list', { size: '50' });
  expect(left.filter((one) => one.processDefinitionKey === key)).toEqual([]);
});

test('a suspended version cannot be started or worked on, and says why, until it is active again', async ({
  signedIn: page,
  wire,
}) => {
  test.setTimeout(120_000);
  const [name, key] = [uniqueName('值守'), uniqueName('Watch')];
  const id = await deployed(wire, name, key);
  const boss = await bossOf(wire);
  expect(await start(wire, id, boss)).toMatchObject({ code: 200 });
  await page.goto(`/work/process/leave/form/${id}`);
  await expect(page.getByRole('textbox', { name: '请假理由' })).toBeVisible();
  const [other, task] = [await page.context().newPage(), await page.context().newPage()];
  await task.goto(`/work/todo?processDefinitionName=${encodeURIComponent(name)}`);
  await actOn(task, rowOf(task, name), '办理');
  await task.getByRole('textbox', { name: '批复意见' }).fill('同意');
  await other.goto(`/flow/manager?key=${key}`);
  await actOn(other, rowOf(other, key), '挂起');
  const asking = other.getByRole('alertdialog', { name: /^挂起/ });
  await expect(asking).toContainText('运行中的流程也不能办理');
  await asking.getByRole('button', { name: '挂起', exact: true }).click();
  await expect(rowOf(other, key)).toContainText('已挂起');

  await page.getByRole('button', { name: /审批人员/ }).click();
  await chooseFound(page, '理');
  for (const [when, digits] of [
    ['开始时间', '202612010830'],
    ['结束时间', '202612011730'],
  ] as const) {
    await page.getByRole('group', { name: when }).getByRole('spinbutton').first().click();
    await page.keyboard.type(digits, { delay: 5 });
  }
  await page.getByRole('textbox', { name: '请假理由' }).fill('外出');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '流程已挂起，激活后才能发起' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '请假理由' })).toHaveValue('外出');
  await task.getByRole('button', { name: '同意', exact: true }).click();
  await expect(task.getByRole('alert').filter({ hasText: '流程已挂起，激活后才能办理' })).toBeVisible();
  await expect(task.getByRole('textbox', { name: '批复意见' })).toHaveValue('同意');

  await actOn(other, rowOf(other, key), '激活');
  await other.getByRole('alertdialog', { name: /^激活/ }).getByRole('button', { name: '激活', exact: true }).click();
  await expect(rowOf(other, key)).toContainText('已激活');
  await task.getByRole('button', { name: '同意', exact: true }).click();
  await expect(task.getByText(/已(同意|驳回|退回)：/).first()).toBeVisible();
  expect(await start(wire, id, boss)).toMatchObject({ code: 200 });
});

test('a model is renamed in its list and in its drawing, and its file is downloaded', async ({
  signedIn: page,
  wire,
}) => {
  const [name, key, next] = [uniqueName('旧名'), uniqueName('Named'), uniqueName('新名')];
  const id = await drawModel(wire, name, key);
  await page.goto(`/flow/model?modelKey=${key}`);
  await actOn(page, rowOf(page, key), '重命名');
  const requested = page.getByRole('dialog', { name: `重命名“${name}”` });
  await requested.getByRole('textbox', { name: '模型名称' }).fill('');
  await requested.getByRole('button', { name: '保存' }).click();
  await expect(requested.getByText('请填写模型名称').first()).toBeVisible();
  await requested.getByRole('textbox', { name: '模型名称' }).fill(next);
  await requested.getByRole('button', { name: '保存' }).click();
  await expect(requested).toHaveCount(0);
  await expect(rowOf(page, key)).toContainText(next);
  const { data } = await wire.get<{ name: string; modelEditorXml: string }>('blade-flow/model/detail', { id });
  expect(data.name).toBe(next);
  expect(data.modelEditorXml).toContain(`name="${next}"`);
  const download = page.waitForEvent('download');
  await actOn(page, rowOf(page, key), '下载');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${key}.bpmn20.xml`);
  const text = (await (await file.createReadStream()).toArray()).join('');
  expect(text).toBe(data.modelEditorXml);
});

test('of several models those that can be removed are, and the others are named with the reason', async ({
  signedIn: page,
  wire,
}) => {
  const stem = uniqueName('批量');
  const keys = [uniqueName('BatchA'), uniqueName('BatchB'), uniqueName('BatchC')];
  const ids: string[] = [];
  for (const key of keys) ids.push(await drawModel(wire, `${stem} ${key}`, key));
  await page.goto(`/flow/model?name=${encodeURIComponent(stem)}`);
  await expect(page.getByRole('grid', { name: '流程模型' }).getByRole('rowheader')).toHaveCount(3);
  for (const key of keys) await page.getByRole('checkbox', { name: `${stem} ${key}` }).click();
  await wire.post(`blade-flow/model/remove?ids=${ids[1] ?? ''}`, {});
  await page.getByRole('button', { name: '批量删除' }).click();
  const question = page.getByRole('alertdialog', { name: '删除 3 个流程模型？' });
  await question.getByRole('button', { name: '删除', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: `已删除 2 个，1 个没有删除：${stem} ${keys[1] ?? ''}` }),
  ).toContainText('模型不存在或已被删除');
  await expect(page.getByRole('grid', { name: '流程模型' }).getByRole('rowheader')).toHaveCount(0);
});

test('a task takes its form from those that the dictionary names, or one by its key', async ({
  signedIn: page,
  wire,
}) => {
  const [name, key] = [uniqueName('填表'), uniqueName('Fill')];
  const id = await drawModel(wire, name, key);
  const stored = async () =>
    (await wire.get<{ modelEditorXml: string }>('blade-flow/model/detail', { id })).data.modelEditorXml;
  await page.goto(`/flow/design/${id}/${encodeURIComponent(name)}`);
  await page.getByRole('treeitem', { name: /^核对/ }).click();
  const form = page.getByRole('button', { name: / 表单$/ });
  await form.click();
  await page.getByRole('option', { name: '用印申请 · seal' }).click();
  await page.keyboard.press('Control+s');
  await expect.poll(stored).toContain('formKey="seal"');
  await form.click();
  await page.getByRole('option', { name: '其他表单' }).click();
  const typed = page.getByRole('textbox', { name: '表单标识' });
  await typed.fill('visit');
  await typed.press('Enter');
  await page.keyboard.press('Control+s');
  await expect.poll(stored).toContain('formKey="visit"');
  await expect(form).toHaveText('其他表单');
});
