import { expect, test } from 'vitest';
import { arrowPath, linePath } from './linePath.ts';
import { points } from '../../fixtures/pairs.ts';

test('corners are rounded, and less where they are close', () => {
  expect(linePath(points('0,0 100,0 100,50'))).toBe('M0 0L95 0Q100 0 100 5L100 50');
  expect(linePath(points('0,0 4,0 4,50'))).toBe('M0 0L2 0Q4 0 4 5L4 50');
});

test('the head of an arrow points where the line goes', () => {
  expect(arrowPath(points('0,0 100,0'))).toBe('M100 0L90 5L90 -5z');
  expect(arrowPath([{ x: 0, y: 0 }])).toBe('');
});
