import type { Page } from '@playwright/test';
import { expect } from './town.ts';

/** Goes to an address within the application, without reloading the window, as Back and Forward do. */
export const walk = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    // The router takes two entries without a key for one.
    const state = { key: Math.random().toString(36).slice(2) };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, to);

/** Goes to another page within the application and waits for its heading; pages behind other tags keep theirs. */
export async function walkToPage(page: Page, to: string): Promise<void> {
  await page.evaluate(() =>
    document.querySelectorAll('h1').forEach((one) => {
      if (one.checkVisibility()) one.dataset.old = '';
      else delete one.dataset.old;
    }),
  );
  await walk(page, to);
  await expect(page.locator('h1:not([data-old])').filter({ visible: true }), to).toHaveCount(1);
}

/** Goes to a page by the side bar. */
export async function openByMenu(page: Page, area: string, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: area }).click();
  await page.getByRole('navigation', { name: area }).getByRole('link', { name: entry, exact: true }).click();
}

/** The tags on the bar, in order. */
export const tagsOf = (page: Page) => page.getByRole('toolbar', { name: '页面标签' }).locator('[data-tag]');

/** Waits for the tag bar, which comes once the first page is there. */
export async function openTags(page: Page, to: string): Promise<void> {
  await page.goto(to);
  await expect(tagsOf(page).first()).toBeVisible();
}

/** Chooses from the menu of a tag. */
export async function chooseFor(page: Page, tag: string, action: string): Promise<void> {
  await tagsOf(page).filter({ hasText: tag }).click({ button: 'right' });
  await page
    .getByRole('menu', { name: `${tag}的操作` })
    .getByRole('menuitem', { name: action, exact: true })
    .click();
}
