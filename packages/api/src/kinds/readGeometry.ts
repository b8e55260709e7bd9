import { type GeometryFault, geometryFault } from '@lattice/geometry/geometryFault';
import type { Geometry } from '../field.ts';
import { placeText } from '../map/placeText.ts';
import { parseJson } from '../parseJson.ts';
import type { Reader, Reading } from './Kind.ts';

const isPosition = (p: unknown): p is [number, number] =>
  Array.isArray(p) &&
  p.length === 2 &&
  p.every((n) => typeof n === 'number' && Number.isFinite(n)) &&
  p[0] >= 0 &&
  p[0] <= 180 &&
  p[1] >= 0 &&
  p[1] <= 90;
const isLine = (c: unknown, least: number): c is [number, number][] =>
  Array.isArray(c) && c.length >= least && c.every(isPosition);
const isRing = (c: unknown) => isLine(c, 4) && String(c[0]) === String(c.at(-1));
const isArea = (c: unknown) => Array.isArray(c) && c.length > 0 && c.every(isRing);
const shapes: Readonly<Record<Geometry['type'], (c: unknown) => boolean>> = {
  Point: isPosition,
  LineString: (c) => isLine(c, 2),
  Polygon: isArea,
  MultiPolygon: (c) => Array.isArray(c) && c.length > 0 && c.every(isArea),
};
const isGeometry = (value: object): value is Geometry =>
  'type' in value &&
  'coordinates' in value &&
  typeof value.type === 'string' &&
  Object.hasOwn(shapes, value.type) &&
  shapes[value.type as Geometry['type']](value.coordinates);

/** The rule that a faulty geometry breaks; parts and holes are counted from 1. */
function faultReading(fault: GeometryFault): Reading {
  if (fault.kind === 'tooMany') return { rule: 'tooManyVertices', params: { count: fault.count, max: fault.most } };
  const { part, hole } = fault.ring;
  const params = { part: part + 1, hole, ...('at' in fault && { at: placeText(fault.at) }) };
  switch (fault.kind) {
    case 'tooFew':
      return { rule: hole === 0 ? 'outerTooFew' : 'holeTooFew', params };
    case 'crossed':
      return { rule: hole === 0 ? 'outerCrossed' : 'holeCrossed', params };
    case 'holeOutside':
      return { rule: 'holeOutside', params };
    case 'holesOverlap':
      return { rule: 'holesOverlap', params: { ...params, second: fault.other.hole } };
    case 'partsOverlap':
      return { rule: 'partsOverlap', params: { ...params, second: fault.other.part + 1 } };
  }
}

function judged(raw: string): Reading {
  const value = parseJson(raw);
  if (typeof value !== 'object' || value === null || !isGeometry(value)) return { rule: 'geometry' };
  const { type, coordinates } = value;
  const fault = geometryFault(value);
  return fault === null ? { value: { type, coordinates } } : faultReading(fault);
}

/** The last geometry; one is read several times on its way, by a form at each key. */
let last: { raw: string; reading: Reading } = { raw: '', reading: { rule: 'geometry' } };

/** Reads a geometry: of the kind of its field, where an area may have several parts, and without a fault in itself. */
export const readGeometry: Reader = (raw, { geomType = 'Polygon' }) => {
  if (last.raw !== raw) last = { raw, reading: judged(raw) };
  const { reading } = last;
  if (!('value' in reading)) return reading;
  const { type } = reading.value as Geometry;
  const isWanted = type === geomType || (geomType !== 'LineString' && type === 'MultiPolygon');
  return isWanted || (geomType === 'MultiPolygon' && type === 'Polygon') ? reading : { rule: 'geometry' };
};
