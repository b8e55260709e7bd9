import { expect, it } from 'vitest';
import { secondsLeft, sessionStep } from './sessionStep.ts';

const at = (now: number, stored = 0, active = 0) => ({
  now: now * 1000,
  stored: stored * 1000,
  active: active * 1000,
  lasts: 3600,
});

it.each([
  [at(2999), 'nothing'],
  [at(3000), 'refresh'],
  [at(3539), 'refresh'],
  [at(3539, 3000), 'nothing'],
  [at(3540, 3000), 'warn'],
  [at(3599, 3000), 'warn'],
  [at(3600, 3000), 'end'],
  [at(90_000, 3000), 'end'],
  [at(3600, 3000, 3000), 'nothing'],
  [at(6000, 3000, 5990), 'refresh'],
])('at %j does %s', (clock, step) => {
  expect(sessionStep(clock)).toBe(step);
});

it('counts the seconds down', () => {
  expect(secondsLeft(at(3540))).toBe(60);
  expect(secondsLeft(at(3599.5))).toBe(1);
});
