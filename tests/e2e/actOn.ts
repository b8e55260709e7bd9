import type { Locator, Page } from '@playwright/test';

/** Does to a row what a button of it says, or what its menu says where there is no room for the button. */
export async function actOn(page: Page, row: Locator, action: string): Promise<void> {
  const button = row.getByRole('button', { name: action, exact: true });
  const more = row.getByRole('button', { name: '更多', exact: true });
  await button.or(more).first().waitFor();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name: action }).click();
}
