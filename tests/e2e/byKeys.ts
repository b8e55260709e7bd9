import type { Locator, Page } from '@playwright/test';
import { expect } from './town.ts';

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement, null, { timeout: 1000 }).catch(() => false);

/** Presses Tab until an element has the focus, once it is there. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  await expect(target).toBeVisible();
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  await expect(target, `not reached within ${most} Tabs`).toBeFocused();
}
