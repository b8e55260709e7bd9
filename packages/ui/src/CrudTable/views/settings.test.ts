import { expect, it } from 'vitest';
import { readSettings, writeSettings } from './settings.ts';

it('come back as they were written', () => {
  const settings = {
    layout: { order: ['b', 'a'], shown: { c: false }, widths: { a: 200 }, pins: { a: 'start' as const } },
    density: 'roomy' as const,
    size: 50,
    isPanelOpen: true,
  };
  expect(readSettings(writeSettings(settings))).toEqual(settings);
});

it('are forgotten when nothing is set, and nonsense is nothing', () => {
  expect(writeSettings({ layout: {} })).toBeNull();
  for (const text of [null, '{', '3', '{"density":"huge","size":-1}'])
    expect(readSettings(text)).toEqual({ layout: {} });
});
