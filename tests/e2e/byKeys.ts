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

/** The heading of a page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Goes to a page of the menu by the command palette, and waits until its heading has the focus. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: /^命令/ });
  await expect(palette).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(new RegExp(name));
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(heading(page, name)).toBeFocused();
}

/** Goes to an element by Tab and presses Enter on it. */
export async function press(page: Page, target: Locator, most?: number): Promise<void> {
  await tabTo(page, target, most);
  await page.keyboard.press('Enter');
}

/** Goes to an input by Tab and types into it. */
export async function fill(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Chooses from an open menu by arrow keys. */
export async function choose(page: Page, role: 'menuitem' | 'option', name: string): Promise<void> {
  const item = page.getByRole(role, { name, exact: true });
  await expect(item).toBeVisible();
  for (let n = 0; n < 20 && !(await item.evaluate((one) => one === document.activeElement)); n += 1)
    await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item).toHaveCount(0);
}

/** Goes to a row of a list by Tab and arrows and does to it what a button of it, or its menu, says. */
export async function actByKeys(page: Page, row: Locator, action: string): Promise<void> {
  await expect(row).toBeVisible();
  const isIn = async (place: Locator) => (await place.locator(':focus').count()) > 0;
  for (let n = 0; n < 60 && !(await isIn(page.getByRole('grid'))); n += 1) await page.keyboard.press('Tab');
  // Out of the buttons of a row, where an action before this one left the focus.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  for (let n = 0; n < 20 && !(await isIn(row)); n += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const button = row.getByRole('button', { name: action, exact: true });
  const isDirect = await button.isVisible();
  const target = isDirect ? button : row.getByRole('button', { name: '更多', exact: true });
  for (let n = 0; n < 4 && !(await isFocused(target)); n += 1) await page.keyboard.press('ArrowRight');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  if (!isDirect) await choose(page, 'menuitem', action);
}

/** Chooses the first of a tree in which one looks for a record. */
export async function find(page: Page, opener: Locator, name: string): Promise<void> {
  await press(page, opener);
  const search = page.getByRole('dialog').getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type(name);
  const found = page.getByRole('treeitem', { name: new RegExp(name) });
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Chooses from a list of words. */
export async function pick(page: Page, opener: Locator, name: string): Promise<void> {
  await press(page, opener);
  await choose(page, 'option', name);
}

/** The row of a list with a name. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** Opens the first page. */
export const home = async (page: Page) => {
  await page.goto('/wel/index');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
};
