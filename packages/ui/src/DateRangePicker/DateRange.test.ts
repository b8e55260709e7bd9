import { expect, test } from 'vitest';
import { rangeProblem } from './DateRange.ts';

test.each([
  ['', '', null],
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-02', '2026-01-01', 'reversed'],
  ['2026-01-02', '', 'unfinished'],
  ['2026-01-__', '2026-02-01', 'unfinished'],
])('from %j to %j is %j', (from, to, problem) => expect(rangeProblem({ from, to })).toBe(problem));

test.each([
  ['2026-01-02', '', null],
  ['', '2026-01-02', null],
  ['', '', null],
  ['2026-01-02', '2026-01-01', 'reversed'],
  ['2026-01-02', '2026-__-01', 'unfinished'],
  ['', '2026-01-__', 'unfinished'],
])('with open ends, from %j to %j is %j', (from, to, problem) =>
  expect(rangeProblem({ from, to }, true)).toBe(problem),
);
