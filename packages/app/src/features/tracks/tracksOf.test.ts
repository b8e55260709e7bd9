import { expect, it } from 'vitest';
import { type StoredPosition, leavesOf, momentOf, tracksOf } from './tracksOf.ts';

const at = (time: string, isInGrid: boolean | null): StoredPosition => ({
  time: `2026-03-10 ${time}`,
  lng: '113.6',
  lat: '34.7',
  isInGrid,
});

it('read times as those of China, wherever the browser is', () => {
  expect(momentOf('2026-03-10 08:00:00')).toBe(Date.UTC(2026, 2, 10, 0, 0, 0));
  expect(tracksOf([{ id: '1', name: '汪芷莉', positions: [at('08:00:00', true)] }])).toEqual([
    { id: '1', name: '汪芷莉', points: [{ time: Date.UTC(2026, 2, 10), position: [113.6, 34.7] }] },
  ]);
});

it('tell of each leave of the own grid once, where it begins', () => {
  const positions = [
    at('08:00:00', false),
    at('08:05:00', true),
    at('08:10:00', false),
    at('08:15:00', false),
    at('08:20:00', true),
  ];
  const leaves = leavesOf([{ id: '1', name: '汪芷莉', positions }], (name) => `${name} 离开网格`);
  expect(leaves.map(({ time }) => new Date(time).toISOString().slice(11, 16))).toEqual(['00:00', '00:10']);
  expect(leaves[0]).toMatchObject({ name: '汪芷莉 离开网格', position: [113.6, 34.7] });
  expect(leavesOf([{ id: '2', name: '车 1', positions: [at('08:00:00', null)] }], String)).toEqual([]);
  const timeless = { ...at('08:00:00', false), time: '' };
  expect(leavesOf([{ id: '3', name: '车 2', positions: [timeless] }], String)).toEqual([]);
});
