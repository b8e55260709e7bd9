import type { Locator, Page } from '@playwright/test';
import { drawModel } from './drawModel.ts';
import { expect, test, uniqueName } from './town.ts';

/** Presses what has a name, without a pointer. */
async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.press('Enter');
}

async function type(target: Locator, text: string): Promise<void> {
  await target.focus();
  await target.page().keyboard.type(text);
}

/** Chooses from the menu behind a button, by arrow keys. */
async function chooseByKeys(page: Page, around: Page | Locator, button: string, name: string): Promise<void> {
  await press(around.getByRole('button', { name: button, exact: true }));
  const item = page.getByRole('menuitem', { name, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const names = await page.getByRole('menuitem').allTextContents();
  for (let at = 0; at < names.indexOf(name); at += 1) await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('a process is deployed, started, followed, removed with a reason and taken away', async ({
  signedIn: page,
  wire,
  wireOf,
}) => {
  const [name, key] = [uniqueName('外出'), uniqueName('Outing')];
  await page.goto(`/flow/design/${await drawModel(wire, name, key)}/${encodeURIComponent(name)}`);

  await press(page.getByRole('button', { name: '部署', exact: true }));
  const deploying = page.getByRole('dialog', { name: `部署“${name}”` });
  await expect(deploying.getByText('没有发现问题，可以部署。')).toBeVisible();
  await press(deploying.getByRole('button', { name: '部署', exact: true }));
  await expect(deploying.getByText('请选择流程类型').first()).toBeVisible();
  await press(deploying.getByRole('button', { name: /流程类型/ }));
  await press(page.getByRole('option', { name: '请假流程' }));
  await press(deploying.getByRole('button', { name: '部署', exact: true }));
  await expect(deploying).toHaveCount(0);

  const asker = await wireOf('staff');
  const records = await asker.rows<{ id: string; key: string }>('blade-flow/work/start-list', { size: '50' });
  const processDefinitionId = records.find((one) => one.key === key)?.id ?? '';
  const {
    data: [boss],
  } = await asker.get<{ id: string }[]>('blade-user/user-list', { realName: 'manager' });
  const started = await asker.post('blade-desk/process/leave/start-process', {
    processDefinitionId,
    taskUser: boss?.id,
    startTime: '2026-12-01 08:30:00',
    endTime: '2026-12-01 17:30:00',
    reason: '外出办事',
  });
  expect(started).toMatchObject({ code: 200 });

  await page.goto(`/flow/manager?key=${key}`);
  const version = page.getByRole('row').filter({ hasText: key });
  await chooseByKeys(page, version, '更多', '删除');
  const removing = page.getByRole('alertdialog', { name: '删除这个版本？' });
  await press(removing.getByRole('button', { name: '删除', exact: true }));
  await expect(removing.getByText(/还有 1 个运行中的流程/)).toBeVisible();
  await expect(removing.getByRole('checkbox', { name: '一并终止并删除运行中的流程' })).not.toBeChecked();
  await press(removing.getByRole('button', { name: '取消' }));

  await page.goto(`/flow/follow?processDefinitionKey=${key}`);
  const running = page.getByRole('row').filter({ hasText: key });
  await expect(running).toContainText('核对');
  await press(running.getByRole('button', { name: '流程图' }));
  const picture = page.getByRole('dialog', { name: `${name} · 流程图` });
  await expect(
    picture
      .getByRole('region', { name: `${name} · 流程图` })
      .getByText('核对')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
  await expect(running.getByRole('button', { name: '流程图' })).toBeFocused();
  await chooseByKeys(page, running, '更多', '删除');
  const ending = page.getByRole('dialog', { name: `删除运行中的“${name}”？` });
  await press(ending.getByRole('button', { name: '删除', exact: true }));
  await expect(ending.getByText('请填写删除原因').first()).toBeVisible();
  await type(ending.getByRole('textbox', { name: '删除原因' }), '不再外出');
  await press(ending.getByRole('button', { name: '删除', exact: true }));
  await expect(ending).toHaveCount(0);
  await expect(running).toHaveCount(0);

  await page.goto(`/flow/manager?key=${key}`);
  await chooseByKeys(page, version, '更多', '删除');
  await press(removing.getByRole('button', { name: '删除', exact: true }));
  await expect(removing).toHaveCount(0);
  await expect(version).toHaveCount(0);
});

const file = (name: string, text: string) => ({ name, mimeType: 'application/xml', buffer: Buffer.from(text) });

test('files are checked before they are deployed, and what the server says stands under each', async ({
  signedIn: page,
}) => {
  const key = uniqueName('Script');
  await page.goto('/flow/deploy');
  const bpmn =
    '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t">' +
    `<process id="${key}" name="脚本"><startEvent id="s"/>` +
    '<sequenceFlow id="f" sourceRef="s" targetRef="c"/><scriptTask id="c" name="算账"/>' +
    '<sequenceFlow id="g" sourceRef="c" targetRef="e"/><endEvent id="e"/></process>' +
    '</definitions>';
  await page
    .locator('input[type=file]')
    .setInputFiles([file('算账.bpmn20.xml', bpmn), file('空话.bpmn', '这不是流程'), file('说明.txt', '说明')]);
  const files = page.getByRole('list', { name: '流程文件' });
  await expect(page.getByText('不是流程文件，没有加入：说明.txt')).toBeVisible();
  await expect(files.getByRole('list', { name: '算账.bpmn20.xml的检查结果' })).toContainText('脚本任务”本系统不能运行');
  await expect(files.getByRole('list', { name: '空话.bpmn的检查结果' })).toContainText('不是有效的 BPMN 2.0 文件');
  await page.getByRole('button', { name: /流程类型/ }).click();
  await page.getByRole('option', { name: '请假流程' }).click();
  await page.getByRole('button', { name: '部署 2 个文件' }).click();
  await expect(page.getByText('2 个文件没有部署，原因在文件下方')).toBeVisible();
  await expect(files.getByRole('alert')).toHaveText([/“算账”是 ScriptTask，本系统不能运行/, /./]);
});

test('what another stored meanwhile is not overwritten, unsaved drawings are not closed, unasked', async ({
  signedIn: page,
  wire,
}) => {
  const [name, key] = [uniqueName('共用'), uniqueName('Shared')];
  const {
    data: { id },
  } = await wire.post<{ id: string }>('blade-flow/model/submit', { name, key });
  await page.goto(`/flow/design/${id}/${encodeURIComponent(name)}`);
  await page.getByRole('treeitem', { name: /^开始/ }).click();
  await chooseByKeys(page, page, '在后面追加', '结束');
  await wire.post('blade-flow/model/submit', { id, description: '改过' });
  await page.getByRole('treeitem', { name: /^结束/ }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: '再次保存会覆盖对方的内容' })).toBeVisible();
  await page.getByRole('button', { name: /^关闭流程设计/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeAttached();
  const { data } = await wire.get<{ modelEditorXml: string; description: string }>('blade-flow/model/detail', { id });
  expect(data.modelEditorXml).toContain('endEvent');
  expect(data.description).toBe('改过');
});
