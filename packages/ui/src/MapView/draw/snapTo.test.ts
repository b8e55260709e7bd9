import { expect, test } from 'vitest';
import { snapTo } from './snapTo.ts';
import { pairs } from '../../fixtures/pairs.ts';

const line: [number, number][] = pairs('0,0 100,0');
const same = (position: [number, number]) => position;

test('a vertex draws more than an edge, and both only nearby', () => {
  expect(snapTo([96, 4], [line], same, 10)).toEqual([100, 0]);
  expect(snapTo([50, 4], [line], same, 10)).toEqual([50, 0]);
  expect(snapTo([50, 40], [line], same, 10)).toEqual([50, 40]);
});
