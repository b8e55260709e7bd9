import { expect, it } from 'vitest';
import { pageOfRecords } from './pageOfRecords.ts';

const rows = Array.from({ length: 12 }, (_, at) => at + 1);

it('keeps a page as it came', () => {
  expect(pageOfRecords([1, 2], 3, 10)).toEqual([1, 2]);
});

it('cuts the page out of all rows', () => {
  expect(pageOfRecords(rows, 1, 10)).toEqual(rows.slice(0, 10));
  expect(pageOfRecords(rows, 2, 10)).toEqual([11, 12]);
});
