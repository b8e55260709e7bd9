import { type Page, expect, test } from '@playwright/test';
import { openStock } from './openStock.ts';
import { signInAtStock } from './signInAtStock.ts';
import { walkToPage } from './walk.ts';

/** Fills a date with time, whose parts are typed one after the other. */
async function typeMoment(page: Page, name: string, digits: string): Promise<void> {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits, { delay: 5 });
}

test.use({ actionTimeout: 30_000 });

for (const family of ['A', 'B'] as const) {
  test(
    `leave is asked for, agreed to and found as done on a stock server of family ${family}`,
    { tag: family === 'A' ? '@release' : [] },
    async ({ page }) => {
      const server = await openStock(family);
      await signInAtStock(page, server.address);

      await walkToPage(page, '/work/start');
      await page.getByRole('button', { name: '请假流程流程图' }).click();
      const picture = page.getByRole('dialog', { name: '请假流程 · 流程图' });
      await expect(picture.getByText('审批').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '发起请假流程' }).click();
      await page.getByRole('button', { name: /审批人员/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('treeitem', { name: /^管理员/ })
        .click();
      await typeMoment(page, '开始时间', '202612010830');
      await typeMoment(page, '结束时间', '202612011730');
      await page.getByRole('textbox', { name: '请假理由' }).fill('探亲');
      await page.getByRole('button', { name: '提交' }).click();
      await expect(page).toHaveURL(/\/work\/start$/);
      const sent = server.seen.find(({ path }) => path === 'blade-desk/process/leave/start-process');
      expect(sent?.body).toMatchObject({ processDefinitionId: 'leave:1:7', taskUser: '1', reason: '探亲' });

      await walkToPage(page, '/work/todo');
      await page.getByRole('button', { name: '办理', exact: true }).click();
      await expect(page.getByText('探亲')).toBeVisible();
      await page.getByRole('button', { name: '插入“同意”' }).click();
      await page.getByRole('button', { name: '同意', exact: true }).click();
      await expect(page).toHaveURL(/\/work\/todo$/);
      await expect(page.getByText('没有待办任务')).toBeVisible();
      const agreed = server.seen.find(({ path }) => path === 'blade-flow/work/complete-task');
      expect(agreed?.body).toMatchObject({
        flag: 'ok',
        comment: '同意',
        processInstanceId: expect.stringMatching(/^\d{19}$/),
      });

      await walkToPage(page, '/work/done');
      await page.getByRole('main').getByRole('row').nth(1).getByRole('button', { name: '详情' }).click();
      await expect(page.getByText('探亲')).toBeVisible();
      expect([...new Set(server.unknown)]).toEqual([]);
      await server.close();
    },
  );
}
