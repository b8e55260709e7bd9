import type { Locator, Page } from '@playwright/test';
import { actOn } from './actOn.ts';
import { askLeave } from './askLeave.ts';
import { expect, test, uniqueName } from './town.ts';
import { LOOKS, overhang, violations } from './violations.ts';
import { openWire } from './wire.ts';

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text }).or(page.locator('li[data-slot]').filter({ hasText: text })).first();

/** Opens a window by an action of a row. */
async function openBy(page: Page, row: string, action: string, title: string | RegExp): Promise<Locator> {
  await actOn(page, rowOf(page, row), action);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** A diagram that is drawn, in whatever stands around it. */
const drawn = async (around: Page | Locator, count = 1) => expect(around.locator('.djs-container svg .djs-shape').first().or(around.getByRole('alert'))).toBeVisible().then(() => expect(around.locator('.djs-container')).toHaveCount(count));

/** The pages of those who look after processes and of those who work with them, each with the way to it; `key` and `id` are of a model that is drawn. */
const pages: readonly (readonly [name: string, open: (page: Page, model: { key: string; id: string }) => Promise<void>])[] = [
  ['models', async (page) => {
    await page.goto('/flow/model');
    await expect(rowOf(page, '请假流程')).toBeVisible();
  }],
  ['new model', async (page) => {
    await page.getByRole('button', { name: '新建模型' }).first().click();
    const dialog = page.getByRole('dialog', { name: '新建流程模型' });
    await dialog.getByRole('button', { name: '新建并设计' }).click();
    await expect(dialog.getByText('请填写模型名称').first()).toBeVisible();
  }],
  ['deploying a model', async (page, { key }) => {
    await close(page);
    const dialog = await openBy(page, key, '部署', /^部署/);
    await expect(dialog.getByText(/个错误，不能部署/)).toBeVisible();
  }],
  ['a model beside its version', async (page) => {
    await close(page);
    await drawn(await openBy(page, 'Leave', '与已部署的比较', '比较“请假流程”的版本'), 2);
  }],
  ['removing a model', async (page, { key }) => {
    await close(page);
    await actOn(page, rowOf(page, key), '删除');
    await expect(page.getByRole('alertdialog', { name: '删除这个流程模型？' })).toBeVisible();
  }],
  ['design', async (page, { key, id }) => {
    await page.goto(`/flow/design/${id}/${key}`);
    await page.getByRole('treeitem', { name: /^写/ }).click();
    await expect(page.getByRole('textbox', { name: '名称' })).toHaveValue('写');
    await drawn(page);
  }],
  ['design with findings', async (page) => {
    await page.getByRole('button', { name: /^校验/ }).click();
    await expect(page.getByRole('region', { name: '校验结果' })).toBeVisible();
  }],
  ['design with simulation', async (page) => {
    await page.getByRole('button', { name: /^模拟/ }).click();
    await expect(page.getByRole('region', { name: /模拟/ })).toBeVisible();
  }],
  ['deployment of files', async (page) => {
    await page.goto('/flow/deploy');
    await page.locator('input[type=file]').setInputFiles([{ name: '空话.bpmn', mimeType: 'application/xml', buffer: Buffer.from('这不是流程') }, { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('说明') }]);
    await expect(page.getByRole('list', { name: '空话.bpmn的检查结果' })).toBeVisible();
  }],
  ['versions', async (page) => {
    await page.goto('/flow/manager');
    await expect(rowOf(page, '文章审核')).toBeVisible();
  }],
  ['a version', async (page) => drawn(await openBy(page, '文章审核', '流程图', /^文章审核 · 部署版本 \d+$/))],
  ['suspending a version', async (page) => {
    await close(page);
    await actOn(page, rowOf(page, '文章审核'), '挂起');
    await expect(page.getByRole('alertdialog', { name: /^挂起/ })).toBeVisible();
  }],
  ['versions beside each other', async (page) => {
    await close(page);
    await expect((await openBy(page, '文章审核', '比较版本', '比较“文章审核”的版本')).getByText('只部署过一个版本')).toBeVisible();
  }],
  ['instances', async (page) => {
    await page.goto('/flow/follow');
    await expect(rowOf(page, '请假流程')).toBeVisible();
  }],
  ['ending an instance', async (page) => {
    await openBy(page, '请假流程', '删除', /^删除运行中的/);
  }],
  ['processes to start', async (page) => {
    await page.goto('/work/start');
    await expect(page.getByRole('button', { name: '发起请假流程' })).toBeVisible();
  }],
  ['form', async (page) => {
    await page.getByRole('button', { name: '发起请假流程' }).click();
    await expect(page.getByRole('textbox', { name: '请假理由' })).toBeVisible();
    await drawn(page);
  }],
  ['tasks to claim', async (page) => {
    await page.goto('/work/claim');
    await expect(page.getByText('没有待签收的任务').or(page.getByRole('button', { name: '签收' }).first()).first()).toBeVisible();
  }],
  ['tasks to do', async (page) => {
    await page.goto('/work/todo');
    await expect(rowOf(page, '审批人审批')).toBeVisible();
  }],
  ['task', async (page) => {
    await actOn(page, rowOf(page, '审批人审批'), '办理');
    await expect(page.getByRole('textbox', { name: '批复意见' })).toBeVisible();
    await drawn(page);
  }],
  ['processes sent', async (page) => {
    await page.goto('/work/send');
    await expect(rowOf(page, '请假流程')).toBeVisible();
  }],
  ['details', async (page) => {
    await actOn(page, rowOf(page, '请假流程'), '详情');
    await expect(page.getByRole('button', { name: '撤回' })).toBeVisible();
    await drawn(page);
  }],
  ['tasks done', async (page) => {
    await page.goto('/work/done');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '办结事务' })).toBeVisible();
    await expect(page.getByText('您还没有办理过任务').or(page.getByRole('button', { name: '详情' }).first()).first()).toBeVisible();
  }],
];

/** What is another on a phone than on a desk: lists as cards, windows over the whole page, the parts of the designer. */
const narrow = new Set(['models', 'new model', 'a model beside its version', 'design', 'design with findings', 'deployment of files', 'versions', 'processes to start', 'form', 'tasks to do', 'task', 'details']);

/** What has colours of its own, which the dark theme turns over; they do not depend on the width. */
const coloured = new Set(['a model beside its version', 'design', 'design with findings', 'deployment of files', 'versions', 'task', 'tasks to do']);

for (const width of [1440, 390]) {
  test(`axe finds nothing on the pages of processes and nothing overhangs: ${width} px`, async ({ signedIn: page, wire, town }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const { data: [admin] } = await wire.get<{ id: string }[]>('blade-user/user-list', { realName: '系统管理员' });
    await askLeave(await openWire(town.address, 'staff', town.passwordOf('staff')), admin?.id ?? '', uniqueName('事假'));
    await askLeave(wire, admin?.id ?? '', uniqueName('病假'));
    const key = uniqueName('Draft');
    const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="${key}" name="${key}" isExecutable="true"><startEvent id="s"/><sequenceFlow id="f" sourceRef="s" targetRef="w"/><userTask id="w" name="写"/></process></definitions>`;
    const { data: { id } } = await wire.post<{ id: string }>('blade-flow/model/submit', { name: key, key, xml });
    const found: string[] = [];
    for (const [name, open] of pages) {
      await test.step(name, async () => {
        await open(page, { key, id });
        if (width === 1440 || narrow.has(name)) found.push(...(await violations(page, name)));
        if (width === 1440 && coloured.has(name)) {
          await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
          found.push(...(await violations(page, `${name} in dark`, LOOKS)));
          await page.evaluate(() => void (document.documentElement.dataset.theme = 'default'));
        }
        const over = await overhang(page);
        if (over > 0) found.push(`${name}: the page is ${over} px wider than the window`);
      });
    }
    expect(found).toEqual([]);
  });
}
