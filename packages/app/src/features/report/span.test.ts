import { expect, it } from 'vitest';
import { monthFrom, spanOf } from './span.ts';

it('steps over years', () => {
  expect([monthFrom('2026-01', -1), monthFrom('2026-12', 1), monthFrom('2026-03', -14)]).toEqual([
    '2025-12',
    '2027-01',
    '2025-01',
  ]);
});

it('knows the last day of a month', () => {
  expect([spanOf('2028-02').to, spanOf('2026-02').to, spanOf('2026-11').from]).toEqual([
    '2028-02-29',
    '2026-02-28',
    '2026-11-01',
  ]);
});
