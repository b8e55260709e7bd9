import { expect, it } from 'vitest';
import { startChoice, stepped, taken, toggled, toggledAll } from './columnChoice.ts';

const columns = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
const names = (choice: Parameters<typeof taken>[1]) =>
  taken(columns, choice)
    .map(({ name }) => name)
    .join('');

it('takes columns in the chosen order', () => {
  const start = startChoice(columns, ['b']);
  expect(names(start)).toBe('ac');
  expect(names(toggled(start, 'b', true))).toBe('abc');
  expect(names(stepped(start, 'c', -1))).toBe('ac');
  expect(names(stepped(stepped(start, 'c', -1), 'c', -1))).toBe('ca');
  expect([stepped(start, 'a', -1), stepped(start, 'c', 1), stepped(start, 'x', 1)]).toEqual([start, start, start]);
  expect([names(toggledAll(start, false)), names(toggledAll(start, true))]).toEqual(['', 'abc']);
});
