import type { Page } from 'playwright';
import type { Parts } from './contenders.ts';

const columns = { name: 1, phone: 2, kind: 5 } as const;

/** Does something, and fails unless other rows are shown then. */
export async function checkFlip<T>(page: Page, parts: Parts, act: () => Promise<T>): Promise<T> {
  const before = await shown(page, parts, 'phone');
  const result = await act();
  const after = await shown(page, parts, 'phone');
  if (after.length === 0 || after.join() === before.join())
    throw mistake(page, `the same ${after.length} rows after a flip`);
  return result;
}

/** Fails unless at least so many rows are drawn, all of them selected, and 200 in all. */
export async function checkSelected(page: Page, parts: Parts, least: number): Promise<void> {
  const [drawn, on, selected] = await page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)];
    return [
      boxes.length,
      boxes.filter((box) => box.ariaChecked === 'true' || (box instanceof HTMLInputElement && box.checked)).length,
      document.querySelector('#selected')?.textContent ?? '200',
    ];
  }, parts.boxes);
  if (drawn < least || on !== drawn || selected !== '200')
    throw mistake(page, `${on} of ${drawn} rows selected and tells ${selected}`);
}

/** Fails unless at least so many rows are drawn, in the order of their names. */
export async function checkSorted(page: Page, parts: Parts, least: number): Promise<void> {
  const names = await shown(page, parts, 'name');
  const isSorted = names.every((name, at) => at === 0 || (names[at - 1] ?? '') <= name);
  if (names.length < least || !isSorted)
    throw mistake(page, `${names.length} rows ${isSorted ? 'in' : 'out of'} order`);
}

/** Fails unless the rows drawn are fewer than 200 and all match. */
export async function checkFound(page: Page, parts: Parts): Promise<void> {
  const found = await shown(page, parts, 'kind');
  if (found.length === 0 || found.length >= 200 || found.some((kind) => kind !== '流动人口'))
    throw mistake(page, `${found.length} rows for a search, such as of ${found[0]}`);
}

/** The texts of a column as drawn, from top to bottom. */
async function shown(page: Page, parts: Parts, column: keyof typeof columns): Promise<string[]> {
  return page.evaluate(
    (selector) => {
      const cells = [...document.querySelectorAll(selector)].map((cell) => ({
        top: cell.getBoundingClientRect().top,
        text: cell.textContent?.trim() ?? '',
      }));
      return cells.toSorted((a, b) => a.top - b.top).map(({ text }) => text);
    },
    parts.cells(columns[column], column),
  );
}

function mistake(page: Page, what: string): Error {
  return new Error(`${page.url()} shows ${what}, so its times mean nothing. Mend the page or the bench.`);
}
