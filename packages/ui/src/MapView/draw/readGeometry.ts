import type { Geometry, Position } from '../geo.ts';

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.slice(0, 2).every((part) => typeof part === 'number' && Number.isFinite(part)) &&
  Math.abs(value[0] as number) <= 180 &&
  Math.abs(value[1] as number) <= 90;

const flat = ([lng, lat]: Position): Position => [lng, lat];

/** Checks positions nested so deep; null where one is none. */
function nested(value: unknown, depth: number): unknown {
  if (depth === 0) return isPosition(value) ? flat(value) : null;
  if (!Array.isArray(value) || value.length === 0) return null;
  const parts = value.map((one: unknown) => nested(one, depth - 1));
  return parts.includes(null) ? null : parts;
}

const depths = { Point: 0, LineString: 1, Polygon: 2, MultiPolygon: 3 } as const;
const isType = (type: unknown): type is keyof typeof depths => typeof type === 'string' && type in depths;

/** The areas of several geometries in one; a single one stays what it is. */
function joined(all: readonly Geometry[]): Geometry | null {
  const [first] = all;
  if (first === undefined || all.length === 1) return first ?? null;
  const areas = all.flatMap((one) =>
    one.type === 'Polygon' ? [one.coordinates] : one.type === 'MultiPolygon' ? one.coordinates : [],
  );
  return areas.length === 0 ? first : { type: 'MultiPolygon', coordinates: areas };
}

function fromJson(value: unknown): Geometry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, coordinates, geometry, features, geometries } = value as Record<string, unknown>;
  if (type === 'Feature') return fromJson(geometry);
  const several = type === 'FeatureCollection' ? features : type === 'GeometryCollection' ? geometries : null;
  if (Array.isArray(several)) return joined(several.flatMap((one: unknown) => fromJson(one) ?? []));
  if (!isType(type)) return null;
  const read = nested(coordinates, depths[type]);
  return read === null ? null : ({ type, coordinates: read } as Geometry);
}

/** WKT as JSON text of its coordinates: pairs in brackets. */
function fromWkt(text: string): Geometry | null {
  const found = /^\s*(?:SRID=\d+;)?\s*(POINT|LINESTRING|POLYGON|MULTIPOLYGON)\s*Z?\s*(\(.*\))\s*$/is.exec(text);
  const name = found?.[1]?.toUpperCase();
  const type = Object.keys(depths).find((one) => one.toUpperCase() === name);
  if (found === null || !isType(type)) return null;
  const pairs = (found[2] ?? '')
    .replaceAll(/-?\d[\d.eE+-]*(?:\s+-?\d[\d.eE+-]*)+/g, (numbers) => `[${numbers.trim().split(/\s+/).join(',')}]`)
    .replaceAll('(', '[')
    .replaceAll(')', ']');
  const coordinates = parsed(pairs);
  const read = nested(type === 'Point' && Array.isArray(coordinates) ? coordinates[0] : coordinates, depths[type]);
  return read === null ? null : ({ type, coordinates: read } as Geometry);
}

const ringOf = (text: string): Position[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((one): Position[] => {
      const position = one.split(',').map(Number);
      return isPosition(position) ? [flat(position)] : [];
    });

const insides = (text: string, tag: string): string[] =>
  [...text.matchAll(new RegExp(`<(?:\\w+:)?${tag}\\b[^>]*>(.*?)</(?:\\w+:)?${tag}>`, 'gs'))].map(
    ([, inside = '']) => inside,
  );

/** The areas, else the first line, else the first point of a KML file. */
function fromKml(text: string): Geometry | null {
  const ringsIn = (part: string) => insides(part, 'coordinates').map(ringOf);
  const areas = insides(text, 'Polygon')
    .map((area) => [
      ...insides(area, 'outerBoundaryIs').flatMap(ringsIn),
      ...insides(area, 'innerBoundaryIs').flatMap(ringsIn),
    ])
    .filter(([outer = []]) => outer.length > 2);
  if (areas.length > 0) return joined(areas.map((coordinates) => ({ type: 'Polygon', coordinates })));
  const [line] = insides(text, 'LineString').flatMap(ringsIn);
  if (line !== undefined && line.length > 1) return { type: 'LineString', coordinates: line };
  const [place] = insides(text, 'Point').flatMap(ringsIn).flat();
  return place === undefined ? null : { type: 'Point', coordinates: place };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The geometry that a text says as GeoJSON, WKT or KML; null where it says none. */
export function readGeometry(text: string): Geometry | null {
  const clean = text.trim();
  if (clean.startsWith('{')) return fromJson(parsed(clean));
  return clean.startsWith('<') ? fromKml(clean) : fromWkt(clean);
}
