import type { Geometry, Position } from '../geo.ts';
import type { MapFeature } from './MapLayer.ts';

/** Features as flat arrays, which cost a worker and the page little; `packFeatures` makes them. */
export interface PackedFeatures {
  count: number;
  /** JSON of `[ids, names]` in UTF-8, which takes long to read and is not needed to draw. */
  texts: Uint8Array;
  kinds: readonly string[];
  /** Place in `kinds` of the kind of each feature. */
  kindOf: Uint16Array;
  /** How much each counts. */
  weights: Float32Array;
  /** 0 point, 1 line, 2 polygon, 3 multi-polygon. */
  typeOf: Uint8Array;
  /** Longitudes and latitudes in turn. */
  coordinates: Float64Array;
  /** Where each ring ends, in positions; a point and a line are a ring of their own. */
  ringEnds: Uint32Array;
  /** Where each area ends, in rings. */
  areaEnds: Uint32Array;
  /** Where each feature ends, in areas. */
  featureEnds: Uint32Array;
}

/** The texts of packed features. */
export interface PackedTexts {
  ids: readonly string[];
  names: readonly string[];
}

const TYPES = ['Point', 'LineString', 'Polygon', 'MultiPolygon'] as const;

/** The areas of a geometry, each a list of rings. */
function areasOf(geometry: Geometry): readonly (readonly (readonly Position[])[])[] {
  switch (geometry.type) {
    case 'Point':
      return [[[geometry.coordinates]]];
    case 'LineString':
      return [[geometry.coordinates]];
    case 'Polygon':
      return [geometry.coordinates];
    case 'MultiPolygon':
      return geometry.coordinates;
  }
}

/** Packs features into flat arrays. */
export function packFeatures(features: readonly MapFeature[]): PackedFeatures {
  const kinds = [...new Set(features.map(({ kind = '' }) => kind))];
  const [coordinates, ringEnds, areaEnds, featureEnds]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const { geometry } of features) {
    for (const rings of areasOf(geometry)) {
      for (const ring of rings) {
        for (const [lng, lat] of ring) coordinates.push(lng, lat);
        ringEnds.push(coordinates.length / 2);
      }
      areaEnds.push(ringEnds.length);
    }
    featureEnds.push(areaEnds.length);
  }
  const places = new Map(kinds.map((kind, at) => [kind, at]));
  return {
    count: features.length,
    texts: new TextEncoder().encode(JSON.stringify([features.map(({ id }) => id), features.map(({ name }) => name)])),
    kinds,
    kindOf: Uint16Array.from(features, ({ kind = '' }) => places.get(kind) ?? 0),
    weights: Float32Array.from(features, ({ weight = 1 }) => weight),
    typeOf: Uint8Array.from(features, ({ geometry }) => TYPES.indexOf(geometry.type)),
    coordinates: Float64Array.from(coordinates),
    ringEnds: Uint32Array.from(ringEnds),
    areaEnds: Uint32Array.from(areaEnds),
    featureEnds: Uint32Array.from(featureEnds),
  };
}

/** Reads the texts of packed features. */
export function textsOf({ texts }: PackedFeatures): PackedTexts {
  const [ids, names] = JSON.parse(new TextDecoder().decode(texts)) as [string[], string[]];
  return { ids, names };
}

/** The geometry of one of them. */
export function geometryAt(packed: PackedFeatures, at: number): Geometry {
  const { coordinates, ringEnds, areaEnds, featureEnds, typeOf } = packed;
  const positions = (from: number, to: number): Position[] =>
    Array.from({ length: to - from }, (_, step) => [
      coordinates[(from + step) * 2] ?? 0,
      coordinates[(from + step) * 2 + 1] ?? 0,
    ]);
  const between = <T>(ends: Uint32Array, from: number, to: number, read: (from: number, to: number) => T): T[] =>
    Array.from({ length: to - from }, (_, step) => read(ends[from + step - 1] ?? 0, ends[from + step] ?? 0));
  const ringsOf = (from: number, to: number) => between(ringEnds, from, to, positions);
  const areas = between(areaEnds, featureEnds[at - 1] ?? 0, featureEnds[at] ?? 0, ringsOf);
  const [[[first = [0, 0] as Position] = []] = [[]]] = areas;
  switch (TYPES[typeOf[at] ?? 0]) {
    case 'LineString':
      return { type: 'LineString', coordinates: areas[0]?.[0] ?? [] };
    case 'Polygon':
      return { type: 'Polygon', coordinates: areas[0] ?? [] };
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: areas };
    default:
      return { type: 'Point', coordinates: first };
  }
}
