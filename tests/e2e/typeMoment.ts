import type { Page } from '@playwright/test';

/** Fills a date with time, whose parts are typed one after the other. */
export async function typeMoment(page: Page, name: string, digits: string): Promise<void> {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits, { delay: 5 });
}
