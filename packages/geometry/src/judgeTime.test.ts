import { expect, it } from 'vitest';
import { hardShapes } from './fixtures/hardShapes.ts';
import { processorMs } from './fixtures/processorMs.ts';
import { outlineFault } from './outlineFault.ts';

it.each(hardShapes)('judges 20,000 vertices of %s in less than 200 ms', (_, outline, kind) => {
  expect(outlineFault(outline)?.kind ?? null).toBe(kind);
  const runs = Array.from({ length: 5 }, () => processorMs(() => outlineFault(outline))).sort((a, b) => a - b);
  expect(runs[2]).toBeLessThan(200);
});
