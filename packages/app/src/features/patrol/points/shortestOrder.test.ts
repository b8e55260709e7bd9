import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Stop, lengthOf, shortestOrder } from './shortestOrder.ts';

const degree = fc.integer({ min: 0, max: 1000 }).map((step) => step / 10_000);
const stopsUpTo = (maxLength: number) =>
  fc
    .array(fc.record({ lng: degree, lat: degree }), { minLength: 1, maxLength })
    .map((places) => places.map((place, at): Stop => ({ ...place, id: String(at) })));
const inOrder = (stops: readonly Stop[], ids: readonly string[]) =>
  ids.map((id) => stops.find((stop) => stop.id === id) as Stop);

/** All orders that begin with the first point. */
const orders = ([first, ...rest]: readonly string[]): string[][] =>
  first === undefined
    ? [[]]
    : rest.length === 0
      ? [[first]]
      : rest.flatMap((one) => orders([one, ...rest.filter((other) => other !== one)]).map((way) => [first, ...way]));

it('is the shortest of all orders that begin at the first point', () => {
  fc.assert(
    fc.property(stopsUpTo(6), (stops) => {
      const found = shortestOrder(stops);
      const least = Math.min(...orders(stops.map(({ id }) => id)).map((ids) => lengthOf(inOrder(stops, ids))));
      expect(found[0]).toBe('0');
      expect(lengthOf(inOrder(stops, found))).toBeCloseTo(least, 3);
    }),
    { numRuns: 40 },
  );
});

it('visits each of many points once, those without a place last', () => {
  fc.assert(
    fc.property(stopsUpTo(40), (stops) => {
      const found = shortestOrder([{ id: 'x', lng: '', lat: '' }, ...stops]);
      expect(found.toSorted()).toEqual(['x', ...stops.map(({ id }) => id)].toSorted());
      expect(found.at(-1)).toBe('x');
    }),
    { numRuns: 40 },
  );
});

it('goes along a street of twenty points without turning back', () => {
  const street = Array.from({ length: 20 }, (_, at): Stop => ({ id: String(at), lng: 120 + at / 1000, lat: 30 }));
  const shuffled = [...street.slice(0, 1), ...street.slice(1).toSorted((a, b) => (a.id < b.id ? 1 : -1))];
  expect(shortestOrder(shuffled)).toEqual(street.map(({ id }) => id));
});
