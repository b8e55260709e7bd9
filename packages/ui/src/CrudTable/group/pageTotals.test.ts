import { expect, test } from 'vitest';
import { pageTotal } from './pageTotals.ts';

const rows = [
  { id: '1', grid: 'a', area: 1.2, length: null },
  { id: '2', grid: 'b', area: 5, length: 3 },
  { id: '3', grid: 'a', area: '0.1', length: '' },
  { id: '4', area: 7 },
];
const numbers = ['area', 'length'].map((name) => ({ name, label: name, kind: 'number' as const }));

test('a group of a page has the rows of its value and their sums without faults of binary fractions', () => {
  expect(pageTotal(rows, 'grid', 'a', numbers)).toEqual({ count: 2, sums: { area: '1.3' } });
  expect(pageTotal(rows, 'grid', 'b', numbers)).toEqual({ count: 1, sums: { area: '5', length: '3' } });
  expect(pageTotal(rows, 'grid', '', numbers)).toEqual({ count: 1, sums: { area: '7' } });
});
