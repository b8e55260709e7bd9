import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { PeopleServer } from './peopleServer.ts';

/** Gathers what a page says to the console, and errors that nobody caught. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** A colour as the browser says it. */
const computed = (page: Page, colour: string) =>
  page.evaluate((text) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = text;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, colour);

/**
 * Opens the page of a blank project, sees its theme and its language, and finds, adds, edits and removes people; the
 * console stays empty.
 */
export async function usePeople(page: Page, address: string, { written }: PeopleServer): Promise<void> {
  const said = listen(page);
  await page.goto(address);
  const button = page.getByRole('button', { name: '登记' });
  await button.waitFor();
  // A button that is pointed at has another colour.
  await page.mouse.move(640, 700);
  const accent = await computed(page, (await page.locator('output').textContent()) ?? '');
  expect(accent).toMatch(/^rgb/);
  await expect.poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(accent);
  // The styles of components come along, not the theme alone.
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('3px');

  const list = page.getByRole('grid', { name: '人员' });
  await list.getByRole('rowheader', { name: '阿依古丽' }).waitFor();
  await page.getByText('2 registros', { exact: true }).first().waitFor();
  await list.getByRole('columnheader', { name: 'Nº' }).waitFor();
  await page.getByRole('textbox', { name: '前往第几页，共 1 页' }).waitFor();

  await page.getByRole('button', { name: 'Añadir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '姓名' }).fill('赵敏');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await list.getByRole('rowheader', { name: '赵敏' }).waitFor();
  expect(written.at(-1)).toEqual({ method: 'POST', body: { name: '赵敏', born: null, isMember: false } });

  await list.getByRole('row', { name: /赵敏/ }).getByRole('button', { name: 'Editar' }).click();
  await dialog.getByRole('textbox', { name: '姓名' }).fill('赵敏敏');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await list.getByRole('rowheader', { name: '赵敏敏' }).waitFor();
  expect(written.at(-1)).toEqual({ method: 'PATCH', body: { name: '赵敏敏' } });

  await list
    .getByRole('row', { name: /赵敏敏/ })
    .getByRole('button', { name: '更多' })
    .click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('2 registros', { exact: true }).first().waitFor();
  expect(said).toEqual([]);
}
