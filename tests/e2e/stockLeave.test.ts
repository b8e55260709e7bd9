import { test } from '@playwright/test';
import { openStock } from './openStock.ts';
import { signInAtStock } from './signInAtStock.ts';
import { expect } from './town.ts';
import { typeMoment } from './typeMoment.ts';

test.use({ actionTimeout: 30_000 });

for (const family of ['A', 'B'] as const)
  test(`leave is asked for and agreed to on a stock server of family ${family}`, async ({ page }) => {
    const server = await openStock(family);
    await signInAtStock(page, server.address);
    await page.goto(`${server.address}/work/start`);
    await page.getByRole('button', { name: '发起请假流程' }).click();
    await page.getByRole('button', { name: /审批人员/ }).click();
    await page.getByRole('dialog').getByRole('treeitem').first().click();
    await typeMoment(page, '开始时间', '202612010830');
    await typeMoment(page, '结束时间', '202612011730');
    await page.getByRole('textbox', { name: '请假理由' }).fill('探亲');
    await page.getByRole('button', { name: '提交' }).click();
    await expect(page).toHaveURL(/\/work\/start$/);

    await page.goto(`${server.address}/work/todo`);
    await page.getByRole('button', { name: '办理', exact: true }).click();
    await expect(page.getByText('探亲')).toBeVisible();
    await page.getByRole('button', { name: '插入“同意”' }).click();
    await page.getByRole('button', { name: '同意', exact: true }).click();
    await expect(page).toHaveURL(/\/work\/todo$/);
    await expect(page.getByText('没有待办任务')).toBeVisible();

    await page.goto(`${server.address}/work/done`);
    await expect(page.getByRole('row').filter({ hasText: '请假流程' })).toContainText('已同意');
    expect([...new Set(server.unknown)]).toEqual([]);
    await server.close();
  });
