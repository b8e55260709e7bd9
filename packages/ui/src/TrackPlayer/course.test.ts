import { processorMs } from '@lattice/geometry/fixtures/processorMs';
import { expect, test } from 'vitest';
import { courseOf, placeAt, type TrackPoint } from './course.ts';
import { pairs } from '../fixtures/pairs.ts';

const MINUTE = 60_000;
/** Ten minutes northward, five minutes at one place, a gap of twenty, and on. */
const points: TrackPoint[] = [
  ...Array.from({ length: 11 }, (_, at): TrackPoint => ({ time: at * MINUTE, position: [113, 34 + at * 0.001] })),
  ...Array.from({ length: 5 }, (_, at): TrackPoint => ({ time: (11 + at) * MINUTE, position: [113.0001, 34.01] })),
  { time: 35 * MINUTE, position: [113, 34.02] },
  { time: 36 * MINUTE, position: [113, 34.021] },
];

test('lines, a gap, a stop and the way', () => {
  const { lines, gaps, stops, length } = courseOf(points);
  expect(lines.map((line) => line.length)).toEqual([16, 2]);
  expect(gaps).toEqual([
    {
      from: 15 * MINUTE,
      to: 35 * MINUTE,
      ends: pairs('113.0001,34.01 113,34.02'),
    },
  ]);
  expect(stops).toEqual([{ from: 10 * MINUTE, to: 15 * MINUTE, position: [113, 34.01] }]);
  expect(length).toBeGreaterThan(1200);
  expect(length).toBeLessThan(1260);
});

test('a place follows from the time, not from the point', () => {
  expect(placeAt(points, -1)).toBeNull();
  expect(placeAt(points, 0.5 * MINUTE)).toEqual([113, expect.closeTo(34.0005, 6)]);
  expect(placeAt(points, 20 * MINUTE)).toEqual([113.0001, 34.01]);
  expect(placeAt(points, 36 * MINUTE)).toEqual([113, 34.021]);
  expect(placeAt(points, 37 * MINUTE)).toBeNull();
});

test('fifty thousand points are read in passing', () => {
  const many = Array.from({ length: 50_000 }, (_, at): TrackPoint => ({
    time: at * 1000,
    position: [113 + at / 1e6, 34],
  }));
  const read = () => {
    for (let time = 0; time < 5_000_000; time += 5000) placeAt(many, time);
  };
  expect(processorMs(read)).toBeLessThan(500);
  expect(courseOf([]).lines).toEqual([]);
});
