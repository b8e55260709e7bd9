import type { Locator, Page } from '@playwright/test';
import { actOn } from './actOn.ts';
import { expect } from './town.ts';

const rowOf = (page: Page, text: string): Locator =>
  page
    .getByRole('row')
    .filter({ hasText: text })
    .or(page.locator('li[data-slot]').filter({ hasText: text }))
    .first();

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
const drawn = async (around: Page | Locator, count = 1) =>
  expect(around.locator('.djs-container svg .djs-shape').first().or(around.getByRole('alert')))
    .toBeVisible()
    .then(() => expect(around.locator('.djs-container')).toHaveCount(count));

/**
 * The pages of those who look after processes and of those who work with them, each with the way to it; `key` and `id`
 * are of a model that is drawn.
 */
export const pages: Readonly<Record<string, (page: Page, model: { key: string; id: string }) => Promise<void>>> = {
  models: async (page) => {
    await page.goto('/flow/model');
    await expect(rowOf(page, '请假流程')).toBeVisible();
  },
  'new model': async (page) => {
    await page.getByRole('button', { name: '新建模型' }).first().click();
    const dialog = page.getByRole('dialog', { name: '新建流程模型' });
    await dialog.getByRole('button', { name: '新建并设计' }).click();
    await expect(dialog.getByText('请填写模型名称').first()).toBeVisible();
  },
  'deploying a model': async (page, { key }) => {
    await close(page);
    const dialog = await openBy(page, key, '部署', /^部署/);
    await expect(dialog.getByText(/个错误，不能部署/)).toBeVisible();
  },
  'a model beside its version': async (page) => {
    await close(page);
    await drawn(await openBy(page, 'Leave', '与已部署的比较', '比较“请假流程”的版本'), 2);
  },
  'removing a model': async (page, { key }) => {
    await close(page);
    await actOn(page, rowOf(page, key), '删除');
    await expect(page.getByRole('alertdialog', { name: '删除这个流程模型？' })).toBeVisible();
  },
  design: async (page, { key, id }) => {
    await page.goto(`/flow/design/${id}/${key}`);
    await page.getByRole('treeitem', { name: /^写/ }).click();
    await expect(page.getByRole('textbox', { name: '名称' })).toHaveValue('写');
    await drawn(page);
  },
  'design with findings': async (page) => {
    await page.getByRole('button', { name: /^校验/ }).click();
    await expect(page.getByRole('region', { name: '校验结果' })).toBeVisible();
  },
  'design with simulation': async (page) => {
    await page.getByRole('button', { name: /^模拟/ }).click();
    await expect(page.getByRole('region', { name: /模拟/ })).toBeVisible();
  },
  'deployment of files': async (page) => {
    await page.goto('/flow/deploy');
    await page.locator('input[type=file]').setInputFiles([
      { name: '空话.bpmn', mimeType: 'application/xml', buffer: Buffer.from('这不是流程') },
      { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('说明') },
    ]);
    await expect(page.getByRole('list', { name: '空话.bpmn的检查结果' })).toBeVisible();
  },
  versions: async (page) => {
    await page.goto('/flow/manager');
    await expect(rowOf(page, '文章审核')).toBeVisible();
  },
  'a version': async (page) => drawn(await openBy(page, '文章审核', '流程图', /^文章审核 · 部署版本 \d+$/)),
  'suspending a version': async (page) => {
    await close(page);
    await actOn(page, rowOf(page, '文章审核'), '挂起');
    await expect(page.getByRole('alertdialog', { name: /^挂起/ })).toBeVisible();
  },
  'versions beside each other': async (page) => {
    await close(page);
    await expect(
      (await openBy(page, '文章审核', '比较版本', '比较“文章审核”的版本')).getByText('只部署过一个版本'),
    ).toBeVisible();
  },
  instances: async (page) => {
    await page.goto('/flow/follow');
    await expect(rowOf(page, '请假流程')).toBeVisible();
  },
  'ending an instance': async (page) => {
    await openBy(page, '请假流程', '删除', /^删除运行中的/);
  },
  'processes to start': async (page) => {
    await page.goto('/work/start');
    await expect(page.getByRole('button', { name: '发起请假流程' })).toBeVisible();
  },
  form: async (page) => {
    await page.getByRole('button', { name: '发起请假流程' }).click();
    await expect(page.getByRole('textbox', { name: '请假理由' })).toBeVisible();
    await drawn(page);
  },
  'tasks to claim': async (page) => {
    await page.goto('/work/claim');
    await expect(
      page
        .getByText('没有待签收的任务')
        .or(page.getByRole('button', { name: '签收' }).first())
        .first(),
    ).toBeVisible();
  },
  'tasks to do': async (page) => {
    await page.goto('/work/todo');
    await expect(rowOf(page, '审批人审批')).toBeVisible();
  },
  task: async (page) => {
    await actOn(page, rowOf(page, '审批人审批'), '办理');
    await expect(page.getByRole('textbox', { name: '批复意见' })).toBeVisible();
    await drawn(page);
  },
  'processes sent': async (page) => {
    await page.goto('/work/send');
    await expect(rowOf(page, '请假流程')).toBeVisible();
  },
  details: async (page) => {
    await actOn(page, rowOf(page, '请假流程'), '详情');
    await expect(page.getByRole('button', { name: '撤回' })).toBeVisible();
    await drawn(page);
  },
  'tasks done': async (page) => {
    await page.goto('/work/done');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '办结事务' })).toBeVisible();
    await expect(
      page
        .getByText('您还没有办理过任务')
        .or(page.getByRole('button', { name: '详情' }).first())
        .first(),
    ).toBeVisible();
  },
};
