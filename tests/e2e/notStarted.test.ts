import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './town.ts';

for (const { part, chunks, reason } of [
  { part: 'the first script', chunks: /\/assets\/index-[^/]*\.js$/, reason: 'connectionreset' },
  { part: 'what the first script needs', chunks: /\/assets\/(?!index-)[^/]*\.js$/, reason: 'failed' },
] as const) {
  test(`a page says so and can be loaded again when ${part} does not come`, async ({ page }) => {
    await page.route(chunks, (route) => route.abort(reason));
    await page.goto('/login');
    const fault = page.getByRole('alert').filter({ hasText: '页面没有加载完成' });
    await expect(fault).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.unroute(chunks);
    await fault.getByRole('button', { name: '重新加载' }).press('Enter');
    await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible();
  });
}
