import type { Locator, Page } from '@playwright/test';
import { expect } from './town.ts';

/** Chooses the first entry, the topmost one in a tree, of the open picker. */
async function chooseFirst(page: Page): Promise<void> {
  const option = page.getByRole('listbox').getByRole('option').first();
  // What is behind a window has trees too.
  const tree = page.getByRole('dialog').getByRole('tree');
  const node = tree.getByRole('treeitem').first();
  await expect(option.or(node).first()).toBeVisible();
  if (await option.isVisible()) {
    await option.click();
    // Divisions are asked for down to the lowest, or taken as they are.
    const taken = page.getByRole('button', { name: /^就选/ });
    await expect(option.and(page.locator(':visible')))
      .toHaveCount(0, { timeout: 1000 })
      .catch(() => taken.click());
    return;
  }
  await node.click();
  // A picker of several stays open.
  await expect(tree)
    .toHaveCount(0, { timeout: 2000 })
    .catch(() => page.keyboard.press('Escape'));
  await expect(tree).toHaveCount(0);
}

/**
 * Fills in what a form asks for and has no value yet: texts by their label or the word for all others, and the first
 * entry of everything that is chosen.
 */
export async function fillRequired(
  page: Page,
  dialog: Locator,
  texts: Readonly<Record<string, string>>,
  otherwise = '试点',
): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  for (const box of await dialog.locator(':is(input, textarea)[required]:visible, [aria-required=true]:visible').all())
    if ((await box.evaluate((one) => ('value' in one ? String(one.value) : (one.textContent ?? '')))) === '')
      await box.fill(otherwise);
  const open = dialog.getByRole('button', { name: /^请选择.*（必填）$/ });
  for (let left = await open.count(); left > 0; left = await open.count())
    // A press on what is just being drawn is lost, so it is made again.
    await expect(async () => {
      await open.first().click();
      await chooseFirst(page);
      await expect.poll(() => open.count(), { timeout: 3000 }).toBeLessThan(left);
    }).toPass();
}
