import { expect, it } from 'vitest';
import { nearStart, spanAt } from './spans.ts';

const spans = [
  { from: 0, to: 10_000 },
  { from: 20_000, to: 30_000 },
];

it('knows what was recorded at a moment, its end left out', () =>
  expect([spanAt(spans, 0), spanAt(spans, 10_000), spanAt(spans, 25_000)]).toEqual([spans[0], undefined, spans[1]]));

it('leads to the next and the last beginning', () => {
  expect([nearStart(spans, 5000, 'next'), nearStart(spans, 25_000, 'next')]).toEqual([20_000, undefined]);
  expect([nearStart(spans, 25_000, 'last'), nearStart(spans, 20_500, 'last')]).toEqual([20_000, 0]);
});
