import { expect, it } from 'vitest';
import { heatRole } from './heat.ts';

it('spreads values over five steps', () => {
  const range = { least: 0, greatest: 100 };
  expect([0, 19, 20, 50, 99, 100].map((value) => heatRole(value, range)).join(' ')).toBe(
    'heat1 heat1 heat2 heat3 heat5 heat5',
  );
});

it('has one step where all values are equal', () => {
  expect(heatRole(7, { least: 7, greatest: 7 })).toBe('heat3');
  expect(heatRole(0, { least: 0, greatest: 0 })).toBe('heat1');
});

it('runs from a middle to both sides, equally far', () => {
  const range = { least: -30, greatest: 90, middle: 0 };
  expect([-30, -29, 0, 29, 31, 89, 90].map((value) => heatRole(value, range)).join(' ')).toBe(
    'diverge2 diverge3 diverge4 diverge5 diverge6 diverge7 diverge7',
  );
  expect(heatRole(5, { least: 5, greatest: 5, middle: 5 })).toBe('diverge4');
});
