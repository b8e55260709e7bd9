import { expect, test } from 'vitest';
import { rangeProblem } from './DateRange.ts';

test.each([
  ['', '', null],
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-02', '2026-01-01', 'reversed'],
  ['2026-01-02', '', 'unfinished'],
  ['2026-01-__', '2026-02-01', 'unfinished'],
])('from %j to %j is %j', (from, to, problem) => {
  expect(rangeProblem({ from, to })).toBe(problem);
});
