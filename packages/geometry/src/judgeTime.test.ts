import { expect, it } from 'vitest';
import { hardShapes } from './fixtures/hardShapes.ts';
import { outlineFault } from './outlineFault.ts';

it.each(hardShapes)('judges 20,000 vertices of %s in less than 200 ms', (_, outline, kind) => {
  const judge = () => {
    const from = process.threadCpuUsage().user;
    const fault = outlineFault(outline);
    return { took: (process.threadCpuUsage().user - from) / 1000, fault };
  };
  const runs = Array.from({ length: 5 }, judge).sort((a, b) => a.took - b.took);
  expect(runs[2]?.fault?.kind ?? null).toBe(kind);
  expect(runs[2]?.took).toBeLessThan(200);
});
