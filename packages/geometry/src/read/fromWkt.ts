import { namedSystem } from './namedSystem.ts';
import { type FoundGeometry, isWithin, type TextReading, UnreadableText } from './TextReading.ts';

const TOKEN = /\s*([(),]|[-+]?[\d.]+(?:e[-+]?\d+)?)/iy;

/** Whether a text begins as WKT does. */
export const isWkt = (text: string): boolean => /^(?:SRID\s*=|(?:MULTI)?(?:POINT|LINESTRING|POLYGON)\b)/i.test(text);

const depths: Readonly<Record<string, number>> = { LINESTRING: 1, POLYGON: 2, MULTILINESTRING: 2, MULTIPOLYGON: 3 };

/** What stands before the first bracket: the number of a system, and a type with or without its dimensions. */
function headOf(text: string): { srid: string | undefined; type: string; depth: number; end: number } | null {
  const end = text.indexOf('(');
  const words = text
    .slice(0, Math.max(0, end))
    .toUpperCase()
    .split(/[\s;=]+/);
  const srid = words[0] === 'SRID' ? words.splice(0, 2)[1] : undefined;
  const [type = '', ...dimensions] = words.filter((word) => word !== '').map((word) => word.replace(/(?:ZM|Z|M)$/, ''));
  const depth = Object.hasOwn(depths, type) ? depths[type] : undefined;
  return depth === undefined || dimensions.some((word) => word !== '') ? null : { srid, type, depth, end };
}

type Nested = [number, number][] | Nested[];

/**
 * Reads WKT: positions in nested brackets.
 *
 * @throws {UnreadableText} Where it is none.
 */
export function fromWkt(text: string): TextReading {
  const head = headOf(text);
  let at = head?.end ?? 0;
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
  const coordinates = group(head.depth);
  if (text.slice(at).trim() !== '') fail('wkt');
  const system = head.srid === undefined ? null : namedSystem(`EPSG:${head.srid}`);
  return { found: foundOf(head.type, coordinates), system, expected: system ?? 'WGS84' };
}

function foundOf(type: string, coordinates: Nested): FoundGeometry[] {
  const lines = coordinates as [number, number][][];
  if (type === 'LINESTRING')
    return [{ name: '', geometry: { type: 'LineString', coordinates: coordinates as [number, number][] } }];
  if (type === 'POLYGON') return [{ name: '', geometry: { type: 'Polygon', coordinates: lines } }];
  if (type === 'MULTIPOLYGON')
    return [{ name: '', geometry: { type: 'MultiPolygon', coordinates: coordinates as [number, number][][][] } }];
  return lines.map((line) => ({ name: '', geometry: { type: 'LineString', coordinates: line } }));
}
