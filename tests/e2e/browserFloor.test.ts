import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './town.ts';

test('a list works in a browser that lacks what Chrome 109 lacks', { tag: '@release' }, async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) Reflect.deleteProperty(Array.prototype, name);
    for (const name of ['union', 'difference']) Reflect.deleteProperty(Set.prototype, name);
  });
  await page.goto('/source/roadinfo');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => [2, 1].toReversed())).toEqual([1, 2]);
});

test('a browser that is too old is told so, and the application does not start', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/login');
  const notice = page.getByRole('alert').filter({ hasText: '浏览器版本过低' });
  await expect(notice).toContainText('Chrome 109');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
