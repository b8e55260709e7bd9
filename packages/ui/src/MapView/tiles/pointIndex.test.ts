import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Box } from '../geo.ts';
import type { MapCell } from '../layers/MapLayer.ts';
import { packFeatures } from '../layers/PackedFeatures.ts';
import { pointIndex } from './pointIndex.ts';
import { pixelX, pixelY } from './project.ts';
import type { LayerData } from './TileTask.ts';

const KINDS = ['one', 'other'];
const RADIUS = 44;
const WORLD: Box = [-180, -85, 180, 85];

interface Place {
  lng: number;
  lat: number;
  kind: number;
}

/** Places of a town, several of which share a position. */
const town = fc.array(
  fc.record({
    lng: fc.integer({ min: 0, max: 300 }).map((step) => 113.6 + step * 0.0007),
    lat: fc.integer({ min: 0, max: 300 }).map((step) => 34.7 + step * 0.0005),
    kind: fc.nat({ max: 1 }),
  }),
  { minLength: 1, maxLength: 60 },
);
const zooms = fc.nat({ max: 18 });

function layerOf(places: readonly Place[], more: Partial<LayerData> = {}): LayerData {
  return {
    id: 'people',
    look: 'points',
    packed: packFeatures(
      places.map(({ lng, lat, kind }, at) => ({
        id: String(at),
        name: '',
        kind: KINDS[kind] ?? '',
        geometry: { type: 'Point', coordinates: [lng, lat] },
      })),
    ),
    cells: [],
    kinds: KINDS,
    signs: [],
    isNamed: false,
    isClustered: true,
    hasOutlines: false,
    isGround: false,
    system: 'WGS84',
    ...more,
  };
}

/** The kinds as they are packed, which is in the order in which they come first. */
const packedKind = (places: readonly Place[], at: number): number =>
  [...new Set(places.map(({ kind }) => kind))].indexOf(places[at]?.kind ?? 0);
const all = () => true;
const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
const apart = (one: Place, other: Place, z: number): number =>
  Math.hypot(pixelX(one.lng, z) - pixelX(other.lng, z), pixelY(one.lat, z) - pixelY(other.lat, z));

describe('the marks of a layer', () => {
  it('count every point once at every zoom, and by kind', () =>
    fc.assert(
      fc.property(town, zooms, (places, z) => {
        const marks = pointIndex(layerOf(places), all).marksIn(WORLD, z);
        expect(sum(marks.map(({ count }) => count))).toBe(places.length);
        for (const kind of [0, 1])
          expect(sum(marks.map(({ by }) => by[kind] ?? 0))).toBe(
            places.filter((_, at) => packedKind(places, at) === kind).length,
          );
      }),
    ));

  it('leave alone what has no other within reach, and join two that have none but each other', () =>
    fc.assert(
      fc.property(town, fc.integer({ min: 8, max: 17 }), (places, z) => {
        const marks = pointIndex(layerOf(places), all).marksIn(WORLD, z);
        const alone = new Set(marks.flatMap(({ at }) => (at < 0 ? [] : [at])));
        const within = (at: number, reach: number) =>
          places.flatMap((other, place) =>
            place !== at && apart(other, places[at] ?? other, z) < reach ? [place] : [],
          );
        const every = places.map((_, at) => at);
        const lonely = every.filter((at) => within(at, RADIUS + 0.001).length === 0);
        const paired = every.filter((at) => {
          const [only = -1, ...more] = within(at, RADIUS - 0.001);
          return only >= 0 && more.length === 0 && within(only, RADIUS + 0.001).length === 1;
        });
        expect(lonely.filter((at) => !alone.has(at))).toEqual([]);
        expect(paired.filter((at) => alone.has(at))).toEqual([]);
      }),
    ));

  it('stand alone at their places from zoom 18 on, as in a layer that joins none unless they share a pixel', () =>
    fc.assert(
      fc.property(town, (places) => {
        const marks = pointIndex(layerOf(places), all).marksIn(WORLD, 18);
        expect(marks.map(({ at }) => at).sort((one, other) => one - other)).toEqual(places.map((_, at) => at));
        for (const { at, lng, lat } of marks) {
          expect(lng).toBeCloseTo(places[at]?.lng ?? 0, 8);
          expect(lat).toBeCloseTo(places[at]?.lat ?? 0, 8);
        }
        const loose = pointIndex(layerOf(places, { isClustered: false }), all).marksIn(WORLD, 14);
        expect(loose).toHaveLength(new Set(places.map(({ lng, lat }) => `${lng} ${lat}`)).size);
      }),
    ));

  it('of a box are those of the world that lie in it', () => {
    const corner = fc.tuple(
      fc.double({ min: 113.5, max: 113.9, noNaN: true }),
      fc.double({ min: 34.6, max: 34.9, noNaN: true }),
    );
    fc.assert(
      fc.property(town, zooms, corner, corner, (places, z, one, other) => {
        const index = pointIndex(layerOf(places), all);
        const box: Box = [
          Math.min(one[0], other[0]),
          Math.min(one[1], other[1]),
          Math.max(one[0], other[0]),
          Math.max(one[1], other[1]),
        ];
        const isIn = ({ lng, lat }: { lng: number; lat: number }) =>
          lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3];
        const text = (marks: readonly object[]) => marks.map((mark) => JSON.stringify(mark)).sort();
        expect(text(index.marksIn(box, z))).toEqual(text(index.marksIn(WORLD, z).filter(isIn)));
        expect(index.pointsIn(box).places.sort((two, three) => two - three)).toEqual(
          places.flatMap((place, at) => (isIn(place) ? [at] : [])),
        );
      }),
    );
  });

  it('fall apart at the zoom at which they open', () =>
    fc.assert(
      fc.property(town, fc.nat({ max: 8 }), (places, z) => {
        const index = pointIndex(layerOf(places), all);
        const [circle, ...others] = index.marksIn(WORLD, z);
        fc.pre(circle !== undefined && circle.at < 0 && others.length === 0);
        expect(index.marksIn(WORLD, circle?.opensAt ?? 0).length).toBeGreaterThan(1);
      }),
    ));

  it('open at a later zoom at which they are several', () =>
    fc.assert(
      fc.property(town, fc.nat({ max: 16 }), (places, z) => {
        const index = pointIndex(layerOf(places), all);
        for (const { at, count, opensAt } of index.marksIn(WORLD, z)) {
          if (at >= 0) continue;
          expect(opensAt).toBeGreaterThan(z);
          expect(opensAt).toBeLessThanOrEqual(18);
          const later = index.marksIn(WORLD, opensAt);
          expect(later.length).toBeGreaterThan(1);
          expect(Math.max(...later.map((mark) => mark.count))).toBeLessThanOrEqual(Math.max(count, places.length - 1));
        }
      }),
    ));
});

test('kinds that are not shown are neither drawn nor counted', () => {
  const places: Place[] = [
    { lng: 113.6, lat: 34.7, kind: 0 },
    { lng: 113.6, lat: 34.7, kind: 1 },
  ];
  const index = pointIndex(layerOf(places), (kind) => kind === 1);
  expect(index.marksIn(WORLD, 10).map(({ at, count }) => [at, count])).toEqual([[1, 1]]);
  expect(index.pointsIn(WORLD)).toEqual({ places: [1], cells: [] });
});

test('cells of a server are joined by how many they stand for', () => {
  const cells: MapCell[] = [
    { lng: 113.6, lat: 34.7, count: 3, by: { one: 1 } },
    { lng: 113.8, lat: 34.7, count: 1, by: { other: 1 } },
  ];
  const index = pointIndex(layerOf([], { cells }), all);
  const [circle] = index.marksIn(WORLD, 5);
  expect(circle).toMatchObject({ count: 4, by: [1, 1], at: -1 });
  expect(circle?.lng).toBeCloseTo(113.65, 6);
  expect(index.pointsIn(WORLD).cells).toMatchObject([
    { count: 3, by: [1, 0], at: -1 },
    { count: 1, by: [0, 1], at: -1 },
  ]);
});

test('a layer without points has no marks', () => {
  const index = pointIndex(layerOf([]), all);
  expect(index.marksIn(WORLD, 3)).toEqual([]);
  expect(index.pointsIn(WORLD)).toEqual({ places: [], cells: [] });
});
