import { namedSystem } from './namedSystem.ts';
import { type FoundGeometry, isWithin, type StoredGeometry, type TextReading, UnreadableText } from './TextReading.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How deep positions are nested. */
const depths: Readonly<Record<string, number>> = { LineString: 1, Polygon: 2, MultiLineString: 2, MultiPolygon: 3 };

function positionOf(value: unknown): [number, number] | null {
  const [lng, lat] = Array.isArray(value) ? (value as unknown[]) : isObject(value) ? [value.lng, value.lat] : [];
  if (typeof lng !== 'number' || typeof lat !== 'number' || !isWithin([lng, lat])) return null;
  return [lng, lat];
}

/** Positions nested so deep; null where one is none. */
function nested(value: unknown, depth: number): unknown {
  if (depth === 0) return positionOf(value);
  if (!Array.isArray(value) || value.length === 0) return null;
  const parts = value.map((one: unknown) => nested(one, depth - 1));
  return parts.includes(null) ? null : parts;
}

/** How deep the first position of bare arrays is nested; 4 for deeper than positions are. */
function depthOf(value: unknown, most = 4): number {
  if (isObject(value) || most === 0) return 0;
  const [first] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof first === 'number' ? 0 : 1 + depthOf(first, most - 1);
}

const nameOf = ({ properties }: Record<string, unknown>): string => {
  const { name, NAME, Name, 名称 } = isObject(properties) ? properties : {};
  const found = [name, Name, NAME, 名称].find((one) => typeof one === 'string' || typeof one === 'number');
  return found === undefined ? '' : String(found);
};

/** The lines and areas in a value, in their order; points are passed over. */
function* geometriesIn(value: unknown, name: string, count: { items: number }): Generator<FoundGeometry> {
  if (!isObject(value)) return;
  const several = value.features ?? value.geometries;
  if (Array.isArray(several)) {
    for (const one of several as unknown[]) yield* geometriesIn(one, name, count);
    return;
  }
  if ('geometry' in value) {
    yield* geometriesIn(value.geometry, nameOf(value), count);
    return;
  }
  const { type, coordinates } = value;
  const depth = typeof type === 'string' && Object.hasOwn(depths, type) ? depths[type] : undefined;
  if (depth === undefined) return;
  count.items += 1;
  const read = nested(coordinates, depth);
  if (read === null) throw new UnreadableText({ kind: 'shape', item: count.items });
  if (type !== 'MultiLineString') yield { name, geometry: { type, coordinates: read } as StoredGeometry };
  else
    for (const line of read as [number, number][][])
      yield { name, geometry: { type: 'LineString', coordinates: line } };
}

const crsOf = (value: unknown): string | null => {
  if (!isObject(value) || !isObject(value.crs) || !isObject(value.crs.properties)) return null;
  const { name } = value.crs.properties;
  return typeof name === 'string' ? name : null;
};

/** The number of the line at which JSON breaks off, as engines tell it. */
function lineOf(error: unknown, text: string): number {
  const said = String(error);
  const line = /line (\d{1,9}) column/.exec(said)?.[1];
  if (line !== undefined) return Number(line);
  const at = /position (\d{1,9})/.exec(said)?.[1];
  return text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UnreadableText({ kind: 'json', line: lineOf(error, text) });
  }
}

/**
 * Reads GeoJSON; without a system of its own it is WGS 84 by its standard, and often is not.
 *
 * @throws {UnreadableText} Where it is none.
 */
export function fromJson(text: string): TextReading {
  const value = parsed(text);
  const crs = crsOf(value);
  const system = crs === null ? null : namedSystem(crs);
  return { found: [...geometriesIn(value, '', { items: 0 })], system, expected: system ?? 'WGS84' };
}

/**
 * Reads bare arrays of positions, as the scripts of map services have them.
 *
 * @throws {UnreadableText} Where it is none.
 */
export function fromArrays(text: string): TextReading {
  const value = parsed(text);
  const type = ['LineString', 'Polygon', 'MultiPolygon'][depthOf(value) - 1];
  if (type === undefined) throw new UnreadableText({ kind: 'shape', item: 1 });
  const found = [...geometriesIn({ type, coordinates: value }, '', { items: 0 })];
  return { found: found.map((one) => ({ ...one, isList: true })), system: null, expected: 'GCJ02' };
}
