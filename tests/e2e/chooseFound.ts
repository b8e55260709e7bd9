import type { Page } from '@playwright/test';
import { expect } from './town.ts';

/** Chooses the first node that the open picker of a tree finds for some words. */
export async function chooseFound(page: Page, words: string): Promise<void> {
  const picker = page.getByRole('dialog').filter({ has: page.getByRole('tree') });
  await picker.getByRole('searchbox').fill(words);
  await expect(picker.getByRole('status')).toHaveText(/^找到/);
  const hit = picker.getByRole('treeitem').first();
  await expect(hit).toContainText(words);
  await hit.click();
  await expect(picker).toHaveCount(0);
}
