import { expect, it } from 'vitest';
import { pairs } from '../theme/pairs.ts';
import { chartRoles } from '../theme/chartRoles.ts';
import { seriesDashes, seriesFill } from './chartPalette.ts';
import { mostSeries } from './series.ts';

it.each(chartRoles)('%s is promised 3:1 against every surface of every theme', (role) => {
  for (const behind of ['canvas', 'surface', 'raised'] as const) {
    expect(pairs.find(([front, back]) => front === role && back === behind)?.[2]).toBeGreaterThanOrEqual(3);
  }
});

it('has a colour, a dash and a fill of its own for each series', () => {
  expect(new Set(chartRoles).size).toBe(mostSeries);
  expect(new Set(seriesDashes).size).toBe(mostSeries);
  expect(new Set(chartRoles.map((_, index) => seriesFill('x', index))).size).toBe(mostSeries);
});
