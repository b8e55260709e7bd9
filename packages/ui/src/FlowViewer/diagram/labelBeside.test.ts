import { expect, test } from 'vitest';
import { labelBeside } from './labelBeside.ts';
import { points } from '../../fixtures/pairs.ts';

const box = { x: 100, y: 50, width: 50, height: 50 };
const down = points('125,100 125,160 300,160');

test('a label gives way to a line that meets the lower edge', () => {
  expect(labelBeside('是否同意', box, [down], false)).toEqual({ x: 135, y: 102, width: 44, height: 14 });
  expect(labelBeside('是否同意', box, [down.toReversed()], true)).toEqual({ x: 71, y: 102, width: 44, height: 14 });
  expect(labelBeside('镇里的领导和站所的负责人', box, [down], false)).toMatchObject({ width: 90, height: 28 });
});

test('it stays where no line does', () => {
  expect(labelBeside('是否同意', box, [points('150,75 200,75')], false)).toBeNull();
  expect(labelBeside(' ', box, [down], false)).toBeNull();
});
