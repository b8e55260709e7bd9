import { expect, it } from 'vitest';
import { idleMinutes } from './idleLock.ts';

it('is the own choice where the town leaves it open', () => {
  expect([idleMinutes(null), idleMinutes('0'), idleMinutes('15', 0)]).toEqual([0, 0, 15]);
});
it('is never more than the town asks for', () => {
  expect([idleMinutes(null, 10), idleMinutes('0', 10), idleMinutes('30', 10), idleMinutes('5', 10)]).toEqual([
    10, 10, 10, 5,
  ]);
});
