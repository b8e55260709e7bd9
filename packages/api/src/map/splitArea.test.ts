import { expect, it } from 'vitest';
import { type Area, isInRing, ringSize, splitArea } from './splitArea.ts';
import { way } from './fixtures/way.ts';

const square: Area = [way('100,30 100.04,30 100.04,30.04 100,30.04 100,30')];
/** A comb of two teeth that stand on one back. */
const comb: Area = [
  way('100,30 100.01,30 100.01,30.03 100.02,30.03 100.02,30 100.03,30 100.03,30.04 100,30.04 100,30'),
];
const sizes = (parts: ReturnType<typeof splitArea>) =>
  typeof parts === 'string' ? parts : parts.map(([ring = []]) => Number(ringSize(ring).toFixed(1)));

it('cuts along a line of several sides, the larger part first, and loses nothing', () => {
  const parts = splitArea(square, way('100.01,29.9 100.01,30.02 100.03,30.02 100.03,30.5'));
  expect(sizes(parts)).toEqual([8.6, 8.6]);
  const [[west = []], [east = []]] = parts as readonly [Area, Area];
  const isApart = ([lng, lat]: [number, number]) => isInRing([lng, lat], west) !== isInRing([lng, lat], east);
  expect(way('100.005,30.01 100.02,30.03 100.02,30.01 100.035,30.035').every(isApart)).toBe(true);
  expect([west, east].map((ring) => String(ring[0]) === String(ring.at(-1)))).toEqual([true, true]);
});

it('draws a line on to the border where it ends inside, and through corners', () => {
  expect(sizes(splitArea(square, way('100.01,30.01 100.01,30.02')))).toEqual([12.9, 4.3]);
  expect(sizes(splitArea(square, way('100,30 100.04,30.04')))).toEqual([8.6, 8.6]);
});

it('says why a line does not split', () => {
  expect(splitArea(square, way('101,30 101,31'))).toBe('notThrough');
  expect(splitArea(comb, way('99.9,30.01 100.1,30.01'))).toBe('severalTimes');
  const holed: Area = [...square, way('100.01,30.01 100.02,30.01 100.02,30.02 100.01,30.01')];
  const [larger] = splitArea(holed, way('100.03,29 100.03,31')) as readonly [Area, Area];
  expect(larger).toHaveLength(2);
  expect(splitArea(holed, way('100.015,29 100.015,31'))).toBe('hole');
});
