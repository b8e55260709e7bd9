import { expect, test } from 'vitest';
import { isDirection, nextStop } from './nextStop.ts';

const places = [
  [100, 0],
  [300, 10],
  [0, 80],
  [-50, -5],
] as const;

test.each([
  ['ArrowRight', 0],
  ['ArrowDown', 2],
  ['ArrowLeft', 3],
  ['ArrowUp', -1],
] as const)('%s leads to %i', (direction, at) => expect(nextStop([0, 0], places, direction)).toBe(at));

test('goes on from where it is, and never stays', () => {
  expect(nextStop([100, 0], places, 'ArrowRight')).toBe(1);
  expect(nextStop([300, 10], places, 'ArrowRight')).toBe(-1);
});

test('other keys are no arrows', () => {
  expect(isDirection('Enter')).toBe(false);
  expect(isDirection('ArrowUp')).toBe(true);
});
