import { expect, it } from 'vitest';
import { MOST_ROWS, readScaleFile } from './scaleFile.ts';

const file = {
  lattice: 'scale',
  version: 1,
  category: '情绪',
  scale: {},
  factors: [],
  items: [{}],
  norms: [],
  ranges: [],
};

it('reads a scale with its parts, and nothing else that a file says', () => {
  expect(readScaleFile(JSON.stringify({ ...file, more: 1 }))).toEqual(file);
});

it.each([
  ['no JSON', '<html>'],
  ['another kind', JSON.stringify({ ...file, lattice: 'flow' })],
  ['a later version', JSON.stringify({ ...file, version: 2 })],
  ['a part that is missing', JSON.stringify({ ...file, ranges: undefined })],
  ['rows that are none', JSON.stringify({ ...file, items: [1] })],
  ['too many rows', JSON.stringify({ ...file, items: Array.from({ length: MOST_ROWS.items + 1 }, () => ({})) })],
])('refuses %s', (_, text) => {
  expect(readScaleFile(text)).toBeNull();
});
