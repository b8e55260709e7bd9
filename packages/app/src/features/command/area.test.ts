import { expect, it, vi } from 'vitest';
import { squareAt } from '../../fixtures/squareAt.ts';
import { boxOf, drawnArea, liesIn, smallestAt } from './area.ts';

vi.mock('../../session/transport.ts', () => ({ transport: { send: () => undefined } }));

const shape = squareAt(113, 34, 1, 1);

it('finds what lies in an area that was drawn, and its middle', () => {
  const area = drawnArea('圈选范围', shape);
  expect([area.lng, area.lat]).toEqual(['113.500000', '34.500000']);
  expect(liesIn(area, 0, { lng: '113.2', lat: '34.8' })).toBe(true);
  expect(liesIn(area, 0, { lng: '114.2', lat: '34.8' })).toBe(false);
  expect(boxOf(area, 0)).toEqual([113, 34, 114, 35]);
});

it('knows in which grid a place lies, the smallest of those around it', () => {
  const square = (from: number, to: number) => squareAt(from, from, to - from, to - from);
  const areas = [
    { id: '1', name: '枫桥镇', geometry: square(0, 9) },
    { id: '2', name: '第一网格', geometry: square(1, 3) },
    { id: '3', name: '第二网格', geometry: square(4, 6) },
  ];
  expect(smallestAt(areas, { lng: '2', lat: '2' })?.name).toBe('第一网格');
  expect(smallestAt(areas, { lng: '8', lat: '8' })?.name).toBe('枫桥镇');
  expect(smallestAt(areas, { lng: '12', lat: '2' })).toBeUndefined();
});

it('finds what lies around something, by metres', () => {
  const area = { name: '事件', lng: '118.6', lat: '30.1', shape: null };
  const [, south, , north] = boxOf(area, 1000);
  expect(liesIn(area, 1000, { lng: 118.6, lat: north - 0.0001 })).toBe(true);
  expect(liesIn(area, 1000, { lng: 118.6, lat: south - 0.001 })).toBe(false);
  expect(liesIn(area, 1000, { lng: '', lat: '' })).toBe(false);
});
