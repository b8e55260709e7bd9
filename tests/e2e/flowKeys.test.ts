import type { Page } from '@playwright/test';
import { choose, fill, goTo, heading, press, tabTo } from './byKeys.ts';
import { expect, test, uniqueName } from './town.ts';

/** Puts an element behind the one whose line of the outline has the focus, with the tools before the outline. */
async function append(page: Page, kind: string): Promise<void> {
  const tool = page.getByRole('button', { name: '在后面追加' });
  for (let n = 0; n < 3 && !(await tool.evaluate((one) => one === document.activeElement)); n += 1)
    await page.keyboard.press('Shift+Tab');
  await expect(tool).toBeFocused();
  await page.keyboard.press('Enter');
  await choose(page, 'menuitem', kind);
}

test('a process is drawn, deployed, started and finished by keys alone', async ({ signedIn: page }) => {
  test.setTimeout(120_000);
  const [name, key, reason] = [uniqueName('销假'), uniqueName('Back'), uniqueName('已经回来')];
  await page.goto('/wel/index');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  await test.step('draw', async () => {
    await goTo(page, '模型管理');
    await press(page, page.getByRole('button', { name: '新建模型' }));
    const requested = page.getByRole('dialog', { name: '新建流程模型' });
    await expect(requested.getByRole('textbox', { name: '模型名称' })).toBeFocused();
    await page.keyboard.type(name);
    await fill(page, requested.getByRole('textbox', { name: '模型标识' }), key);
    await page.keyboard.press('Enter');
    await expect(heading(page, `流程设计：${name}`)).toBeFocused();
    await tabTo(page, page.getByRole('treeitem', { name: new RegExp(`^${name}`) }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('treeitem', { name: /^开始/ })).toBeFocused();
    await append(page, '用户任务');
    await tabTo(page, page.getByRole('treeitem', { name: /^用户任务/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '名称' })).toBeFocused();
    await page.keyboard.type('核对');
    await tabTo(page, page.getByRole('radio', { name: '候选人签收' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '发起人' })).toBeChecked();
    for (
      let n = 0;
      n < 20 &&
      !(await page.getByRole('treeitem', { name: /^核对/ }).evaluate((one) => one === document.activeElement));
      n += 1
    )
      await page.keyboard.press('Shift+Tab');
    await append(page, '结束');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeAttached();
  });

  await test.step('deploy', async () => {
    const deploy = page.getByRole('button', { name: '部署', exact: true });
    for (let n = 0; n < 40 && !(await deploy.evaluate((one) => one === document.activeElement)); n += 1)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const deploying = page.getByRole('dialog', { name: `部署“${name}”` });
    await expect(deploying.getByText('没有发现问题，可以部署。')).toBeVisible();
    await tabTo(page, deploying.getByRole('button', { name: /流程类型/ }));
    await page.keyboard.press('Enter');
    await choose(page, 'option', '请假流程');
    await press(page, deploying.getByRole('button', { name: '部署', exact: true }));
    await expect(deploying).toHaveCount(0);
    await expect(deploy).toBeFocused();
  });

  await test.step('start', async () => {
    await goTo(page, '发起事务');
    await press(page, page.getByRole('button', { name: `发起${name}`, exact: true }));
    await expect(heading(page, `发起${name}`)).toBeFocused();
    for (const [when, digits] of [
      ['开始时间', '202612010830'],
      ['结束时间', '202612011730'],
    ] as const)
      await fill(page, page.getByRole('group', { name: when }).getByRole('spinbutton').first(), digits);
    await tabTo(page, page.getByRole('button', { name: /审批人员/ }));
    await page.keyboard.press('Enter');
    const people = page.getByRole('dialog').getByRole('searchbox');
    await expect(people).toBeFocused();
    await page.keyboard.type('理');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^找到/);
    const person = page.getByRole('treeitem').first();
    await expect(person).toHaveText(/理/);
    await page.keyboard.press('ArrowDown');
    await expect(person).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /审批人员/ })).toBeFocused();
    await fill(page, page.getByRole('textbox', { name: '请假理由' }), reason);
    await press(page, page.getByRole('button', { name: '提交' }));
    await expect(heading(page, '发起事务')).toBeFocused();
  });

  await test.step('finish', async () => {
    await goTo(page, '待办事务');
    const task = page.getByRole('row').filter({ hasText: name });
    await expect(task).toBeVisible();
    for (let n = 0; n < 10 && (await task.locator(':focus').count()) === 0; n += 1) await page.keyboard.press('j');
    await page.keyboard.press('o');
    await expect(heading(page, `办理${name}`)).toBeFocused();
    await expect(page.getByText(reason)).toBeVisible();
    const handled = page.url();
    const opinion = page.getByRole('textbox', { name: '批复意见' });
    await expect(opinion).toBeVisible();
    await page.keyboard.press('a');
    await expect(opinion).toBeFocused();
    await page.keyboard.type('已核对');
    await press(page, page.getByRole('button', { name: '同意', exact: true }));
    // Another open task of the person may come next, or the list.
    await expect(page).not.toHaveURL(handled);
    await goTo(page, '办结事务');
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/已核对.*已结束/);
  });
});
