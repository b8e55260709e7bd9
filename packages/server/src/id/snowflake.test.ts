import { expect, test } from 'vitest';
import { createIds } from './snowflake.ts';

test('ids are 19 digits, increasing, unique and safe in JSON', () => {
  const next = createIds(5);
  const ids = Array.from({ length: 100_000 }, next);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[1-9]\d{18}$/.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(JSON.parse(JSON.stringify(ids))).toEqual(ids);
  expect(BigInt(ids.at(-1) ?? 0) < 2n ** 63n).toBe(true);
});

test('an id holds its time, worker and place in the millisecond', () => {
  const next = createIds(1023, () => 1_790_000_000_000);
  const ids = [next(), next()].map(BigInt);
  expect(ids.map((id) => Number(id >> 22n) + 1_288_834_974_657)).toEqual([1_790_000_000_000, 1_790_000_000_000]);
  expect(ids.map((id) => Number((id >> 12n) & 1023n))).toEqual([1023, 1023]);
  expect(ids.map((id) => Number(id & 4095n))).toEqual([0, 1]);
});

test('order holds when the clock steps back and when a millisecond is full', () => {
  const clock = [1_790_000_000_100, ...Array.from({ length: 9_000 }, () => 1_790_000_000_050), 1_790_000_000_101];
  let tick = 0;
  const next = createIds(0, () => clock[tick++] ?? 0);
  const ids = clock.map(() => BigInt(next()));
  expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? id))).toBe(true);
});

test('two workers never make the same id', () => {
  const one = createIds(1, () => 1_790_000_000_000);
  const two = createIds(2, () => 1_790_000_000_000);
  const ids = Array.from({ length: 10_000 }, () => [one(), two()]).flat();
  expect(new Set(ids).size).toBe(20_000);
});

test('a worker number that does not fit is refused', () => {
  expect(createIds(1024)).toThrow('0 to 1023');
  expect(createIds(() => -1)).toThrow(RangeError);
});
