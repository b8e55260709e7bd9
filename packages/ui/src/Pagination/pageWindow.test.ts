import { describe, expect, it } from 'vitest';
import { pageAfterResize, pageCount, pageWindow, typedPage } from './pageWindow.ts';

describe('pageWindow', () => {
  const cases: [page: number, pages: number, shown: number[]][] = [
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 6, 0, 20]],
    [5, 20, [1, 2, 3, 4, 5, 6, 7, 0, 20]],
    [10, 20, [1, 0, 8, 9, 10, 11, 12, 0, 20]],
    [20, 20, [1, 0, 15, 16, 17, 18, 19, 20]],
  ];
  it.each(cases)('offers around page %i of %i', (page, pages, shown) => expect(pageWindow(page, pages)).toEqual(shown));
  it('offers each page once, in order, and always the current one', () => {
    for (let pages = 1; pages < 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const numbers = pageWindow(page, pages).filter(Boolean);
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers.at(-1)).toBe(pages);
      }
    }
  });
});

it('counts pages, one at least', () =>
  expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2]));

it('reads a typed page and brings it into the list', () =>
  expect([typedPage(' 3 ', 9), typedPage('99', 9), typedPage('0', 9), typedPage('x', 9), typedPage('', 9)]).toEqual([
    3,
    9,
    1,
    undefined,
    undefined,
  ]));

it('keeps the first row in sight when the size changes', () => {
  expect(pageAfterResize(4, 10, 30)).toBe(2);
  expect(pageAfterResize(2, 100, 10)).toBe(11);
});
