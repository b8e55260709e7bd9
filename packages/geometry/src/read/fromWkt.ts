import { namedSystem } from './namedSystem.ts';
import { type FoundGeometry, isWithin, type TextReading, UnreadableText } from './TextReading.ts';

const HEAD =
  /^(?:SRID\s*=\s*(\d{1,9})\s*;\s*)?(LINESTRING|POLYGON|MULTIPOLYGON|MULTILINESTRING)(?:\s*(?:ZM|Z|M))?\s*(?=\()/i;
const TOKEN = /\s*([(),]|[-+]?[\d.]+(?:e[-+]?\d+)?)/iy;

/** Whether a text begins as WKT does. */
export const isWkt = (text: string): boolean => /^(?:SRID\s*=|(?:MULTI)?(?:POINT|LINESTRING|POLYGON)\b)/i.test(text);

type Nested = [number, number][] | Nested[];

/** Reads WKT: positions in nested brackets. */
export function fromWkt(text: string): TextReading {
  const head = HEAD.exec(text);
  let at = head?.[0].length ?? 0;
  const fail = (kind: 'wkt' | 'bounds'): never => {
    throw new UnreadableText({ kind, line: text.slice(0, at).split('\n').length });
  };
  const next = (): string => {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1] ?? fail('wkt');
    at = TOKEN.lastIndex;
    return token;
  };
  const peek = (): string => {
    const before = at;
    const token = next();
    at = before;
    return token;
  };
  const position = (): [number, number] => {
    const numbers = [Number(next()), Number(next())];
    while (!',()'.includes(peek())) next();
    const [lng = Number.NaN, lat = Number.NaN] = numbers;
    if (Number.isNaN(lng + lat)) fail('wkt');
    if (!isWithin([lng, lat])) fail('bounds');
    return [lng, lat];
  };
  const group = (depth: number): Nested => {
    if (next() !== '(') fail('wkt');
    const parts: unknown[] = [];
    for (;;) {
      parts.push(depth === 1 ? position() : group(depth - 1));
      const sign = next();
      if (sign === ')') return parts as Nested;
      if (sign !== ',') fail('wkt');
    }
  };
  if (head === null) return fail('wkt');
  const type = head[2]?.toUpperCase();
  const coordinates = group(type === 'LINESTRING' ? 1 : type === 'MULTIPOLYGON' ? 3 : 2);
  if (text.slice(at).trim() !== '') fail('wkt');
  const system = head[1] === undefined ? null : namedSystem(`EPSG:${head[1]}`);
  return { found: foundOf(type, coordinates), system, expected: system ?? 'WGS84' };
}

function foundOf(type: string | undefined, coordinates: Nested): FoundGeometry[] {
  const lines = coordinates as [number, number][][];
  if (type === 'LINESTRING')
    return [{ name: '', geometry: { type: 'LineString', coordinates: coordinates as [number, number][] } }];
  if (type === 'POLYGON') return [{ name: '', geometry: { type: 'Polygon', coordinates: lines } }];
  if (type === 'MULTIPOLYGON')
    return [{ name: '', geometry: { type: 'MultiPolygon', coordinates: coordinates as [number, number][][][] } }];
  return lines.map((line) => ({ name: '', geometry: { type: 'LineString', coordinates: line } }));
}
