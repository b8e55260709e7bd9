import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Geometry, Position } from '../geo.ts';
import { packFeatures } from '../layers/PackedFeatures.ts';
import { pixelX, pixelY } from './project.ts';
import { shapeIndex } from './shapeIndex.ts';
import { BUFFER, EXTENT } from './TileShape.ts';
import { type LayerData, TILE, type TileAddress } from './TileTask.ts';
import { pairs } from '../../fixtures/pairs.ts';

function layerOf(geometries: readonly Geometry[]): LayerData {
  return {
    id: 'houses',
    look: 'shapes',
    packed: packFeatures(geometries.map((geometry, at) => ({ id: String(at), name: '', geometry }))),
    cells: [],
    kinds: [''],
    signs: [],
    isNamed: false,
    isClustered: true,
    hasOutlines: false,
    isGround: false,
    system: 'WGS84',
  };
}

/** A square with its south-west corner at a position, wide in degrees. */
const square = ([lng, lat]: Position, wide: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng, lat],
      [lng + wide, lat],
      [lng + wide, lat + wide],
      [lng, lat + wide],
      [lng, lat],
    ],
  ],
});

const unitsX = (lng: number, { z, x }: TileAddress) => ((pixelX(lng, z) - x * TILE) * EXTENT) / TILE;
const unitsY = (lat: number, { z, y }: TileAddress) => ((pixelY(lat, z) - y * TILE) * EXTENT) / TILE;

/** The tile of a position at a zoom. */
const tileOf = ([lng, lat]: Position, z: number): TileAddress => ({
  z,
  x: Math.floor(pixelX(lng, z) / TILE),
  y: Math.floor(pixelY(lat, z) / TILE),
});

const positions = fc.tuple(
  fc.integer({ min: 0, max: 1000 }).map((step): number => 113.5 + step * 0.0003),
  fc.integer({ min: 0, max: 1000 }).map((step): number => 34.6 + step * 0.0003),
);

test('a tile has the areas that touch it, the small ones and the wide ones', () => {
  const areas = fc.array(fc.record({ at: positions, wide: fc.constantFrom(0.0004, 0.003, 0.019, 0.05, 0.2) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(areas, positions, fc.integer({ min: 13, max: 17 }), (list, middle, z) => {
      const tile = tileOf(middle, z);
      const index = shapeIndex(layerOf(list.map(({ at, wide }) => square(at, wide))));
      const edges = list.map(({ at: [lng, lat], wide }) => [
        unitsX(lng, tile),
        unitsX(lng + wide, tile),
        unitsY(lat + wide, tile),
        unitsY(lat, tile),
      ]);
      const touching = (margin: number) =>
        edges.flatMap(([west = 0, east = 0, north = 0, south = 0], at) =>
          west <= EXTENT + margin && east >= -margin && north <= EXTENT + margin && south >= -margin ? [at] : [],
        );
      const found = index.shapesIn(tile).map(({ at }) => at);
      for (const at of touching(BUFFER - 4)) expect(found).toContain(at);
      for (const at of found) expect(touching(BUFFER + 4)).toContain(at);
      expect(found).toEqual(found.toSorted((one, other) => one - other));
    }),
  );
});

test('what is drawn whole has its corners where they are', () =>
  fc.assert(
    fc.property(positions, fc.integer({ min: 15, max: 18 }), (corner, z) => {
      const tile = tileOf(corner, z);
      const area = square(corner, 0.001);
      const [shape] = shapeIndex(layerOf([area])).shapesIn(tile);
      const [ring = []] = area.type === 'Polygon' ? area.coordinates : [];
      expect(shape?.isArea).toBe(true);
      expect([...(shape?.rings[0] ?? [])]).toEqual(
        ring.flatMap(([lng, lat]) => [Math.round(unitsX(lng, tile)), Math.round(unitsY(lat, tile))]),
      );
    }),
  ));

test('holes, areas of several parts and lines keep their rings; points are none', () => {
  const inner = square([113.6002, 34.7002], 0.0003);
  const outer = square([113.6, 34.7], 0.001);
  const ringsOf = (geometry: Geometry) => (geometry.type === 'Polygon' ? geometry.coordinates : []);
  const index = shapeIndex(
    layerOf([
      { type: 'Point', coordinates: [113.6, 34.7] },
      { type: 'Polygon', coordinates: [...ringsOf(outer), ...ringsOf(inner)] },
      { type: 'MultiPolygon', coordinates: [ringsOf(outer), ringsOf(inner)] },
      {
        type: 'LineString',
        coordinates: pairs('113.6,34.7 113.601,34.7005'),
      },
    ]),
  );
  const found = index.shapesIn(tileOf([113.6001, 34.7001], 17));
  expect(found.map(({ at, isArea, rings }) => [at, isArea, rings.map((ring) => ring.length)])).toEqual([
    [1, true, [10, 10]],
    [2, true, [10, 10]],
    [3, false, [4]],
  ]);
});

test('from afar details are left out, and what is smaller than they are', () => {
  const many: Geometry = {
    type: 'LineString',
    coordinates: Array.from({ length: 200 }, (_, step): [number, number] => [113.6 + step * 0.00005, 34.7]),
  };
  const index = shapeIndex(layerOf([many, square([113.6, 34.7], 0.000001)]));
  const [line, ...others] = index.shapesIn(tileOf([113.6, 34.7], 10));
  expect(line?.at).toBe(0);
  expect(line?.rings[0]?.length).toBeLessThan(100);
  expect(others).toEqual([]);
});
