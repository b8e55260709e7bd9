import type { Position } from '../Outline.ts';

/** A geometry that can be stored. */
export type StoredGeometry =
  | { type: 'LineString'; coordinates: [number, number][] }
  | { type: 'Polygon'; coordinates: [number, number][][] }
  | { type: 'MultiPolygon'; coordinates: [number, number][][][] };

/** A line or an area of a text, with its name there; '' for none. */
export interface FoundGeometry {
  name: string;
  geometry: StoredGeometry;
  /** Whether it is bare positions, which may mean a line or the border of an area. */
  isList?: true;
}

/** In what coordinates are counted; CGCS2000 differs from WGS 84 by less than a metre. */
export type TextSystem = 'WGS84' | 'GCJ02' | 'BD09';

/** Why a text is refused: its first line that cannot be read and what is expected there, or a fault of the whole. */
export type TextFault =
  | { kind: 'format' | 'position' | 'bounds' | 'json' | 'kml' | 'wkt'; line: number }
  | { kind: 'shape'; item: number }
  | { kind: 'system'; name: string }
  | { kind: 'empty' };

/** What a text says: its lines and areas, and in which system; null where it names none, with the one to expect. */
export interface TextReading {
  found: readonly FoundGeometry[];
  system: TextSystem | null;
  expected: TextSystem;
}

/** Carries a fault out of a reader. */
export class UnreadableText extends Error {
  readonly fault: TextFault;
  constructor(fault: TextFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** Whether numbers are a longitude and a latitude that can be stored. */
export const isWithin = ([lng, lat]: Position): boolean => lng >= 0 && lng <= 180 && lat >= 0 && lat <= 90;
