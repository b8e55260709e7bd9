import { expect, test } from 'vitest';
import { extend, lineAfter, moveTo, EMPTY_SELECTION, pickAll, prune, toggle } from './transferSelection.ts';

const rows = Array.from('abcdef', (value) => value).map((value) => ({
  value,
  label: value,
  isDisabled: value === 'c',
}));
const row = (value: string) => rows.find((one) => one.value === value)!;
const shown = (picking: { picked: ReadonlySet<string> }) => [...picking.picked].sort().join('');

test('a run grows and shrinks, passes over disabled lines and keeps what was picked before', () => {
  const begun = moveTo(toggle(EMPTY_SELECTION, row('f')), 'b');
  const long = extend(begun, rows, 'e');
  expect(shown(long)).toBe('bdef');
  expect(shown(extend(long, rows, 'd'))).toBe('bdf');
  expect(shown(extend(long, rows, 'a'))).toBe('abf');
});

test('a run without a beginning is its line', () => expect(shown(extend(EMPTY_SELECTION, rows, 'd'))).toBe('d'));

test('a run whose beginning is out of sight is its line', () =>
  expect(shown(extend(moveTo(EMPTY_SELECTION, 'gone'), rows, 'd'))).toBe('d'));

test('a line is picked and picked no longer, a disabled one never', () => {
  expect(shown(toggle(toggle(EMPTY_SELECTION, row('a')), row('b')))).toBe('ab');
  expect(shown(toggle(toggle(EMPTY_SELECTION, row('a')), row('a')))).toBe('');
  expect(shown(toggle(EMPTY_SELECTION, row('c')))).toBe('');
});

test('all in sight are picked beside what is out of sight', () => {
  const before = toggle(EMPTY_SELECTION, { value: 'z', label: 'z' });
  const all = pickAll(before, rows, true);
  expect(shown(all)).toBe('abdefz');
  expect(shown(pickAll(all, rows, false))).toBe('z');
});

test('what left the list or may no longer be picked is picked no longer', () => {
  const before = pickAll(EMPTY_SELECTION, [...rows, { value: 'z', label: 'z' }], true);
  expect(shown(prune(before, rows))).toBe('abdef');
  expect(prune(before, [...rows, { value: 'z', label: 'z' }])).toBe(before);
});

test.each([
  ['b', 'c'],
  ['bd', 'e'],
  ['ef', 'd'],
  ['abcdef', null],
])('when %s leave, the cursor goes to %j', (left, to) => expect(lineAfter(rows, new Set(left))).toBe(to));
