import { expect, it } from 'vitest';
import { startChoice, moveColumn, chosenColumns, toggleColumn, toggleAllColumns } from './columnChoice.ts';

const columns = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
const names = (choice: Parameters<typeof chosenColumns>[1]) =>
  chosenColumns(columns, choice)
    .map(({ name }) => name)
    .join('');

it('takes columns in the chosen order', () => {
  const start = startChoice(columns, ['b']);
  expect(names(start)).toBe('ac');
  expect(names(toggleColumn(start, 'b', true))).toBe('abc');
  expect(names(moveColumn(start, 'c', -1))).toBe('ac');
  expect(names(moveColumn(moveColumn(start, 'c', -1), 'c', -1))).toBe('ca');
  expect([moveColumn(start, 'a', -1), moveColumn(start, 'c', 1), moveColumn(start, 'x', 1)]).toEqual([
    start,
    start,
    start,
  ]);
  expect([names(toggleAllColumns(start, false)), names(toggleAllColumns(start, true))]).toEqual(['', 'abc']);
});
