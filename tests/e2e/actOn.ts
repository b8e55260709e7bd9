import type { Locator, Page } from '@playwright/test';
import { expect } from './town.ts';

/**
 * Does to a row what a button of it says, or what its menu says where there is no room for the button. A menu that was
 * opened before the row was read again does not have the action yet, so it is opened once more.
 */
export async function actOn(page: Page, row: Locator, action: string): Promise<void> {
  const button = row.getByRole('button', { name: action, exact: true });
  const more = row.getByRole('button', { name: '更多', exact: true });
  const item = page.getByRole('menuitem', { name: action });
  await expect(async () => {
    if (await button.isVisible()) return;
    await more.click({ timeout: 5000 });
    await expect(item)
      .toBeVisible({ timeout: 3000 })
      .catch(async (missing: unknown) => {
        await page.keyboard.press('Escape');
        throw missing;
      });
  }).toPass();
  if (await item.isVisible()) await item.click();
  else await button.click();
}
