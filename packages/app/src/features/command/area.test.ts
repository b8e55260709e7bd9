import { expect, it, vi } from 'vitest';
import { boxOf, drawnArea, liesIn } from './area.ts';

vi.mock('../../session/transport.ts', () => ({ transport: { send: () => undefined } }));

const shape = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [113, 34],
      [114, 34],
      [114, 35],
      [113, 35],
      [113, 34],
    ] as [number, number][],
  ],
};

it('finds what lies in an area that was drawn, and its middle', () => {
  const area = drawnArea('圈选范围', shape);
  expect([area.lng, area.lat]).toEqual(['113.500000', '34.500000']);
  expect(liesIn(area, 0, { lng: '113.2', lat: '34.8' })).toBe(true);
  expect(liesIn(area, 0, { lng: '114.2', lat: '34.8' })).toBe(false);
  expect(boxOf(area, 0)).toEqual([113, 34, 114, 35]);
});

it('finds what lies around something, by metres', () => {
  const area = { name: '事件', lng: '118.6', lat: '30.1', shape: null };
  const [, south, , north] = boxOf(area, 1000);
  expect(liesIn(area, 1000, { lng: 118.6, lat: north - 0.0001 })).toBe(true);
  expect(liesIn(area, 1000, { lng: 118.6, lat: south - 0.001 })).toBe(false);
  expect(liesIn(area, 1000, { lng: '', lat: '' })).toBe(false);
});
