import type { Field, FieldOptions, Geometry } from '../field.ts';
import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    geometry: Geometry | null;
  }
}

const make = fieldKind('geometry', {
  family: 'drawing',
  sql: 'jsonb',
  value: 'structure',
  read: 'geometry',
  ordered: false,
});

/** A line or area on the map as GeoJSON, or null. */
export const geometry = (
  label: string,
  geomType: 'LineString' | 'Polygon' | 'MultiPolygon',
  options: FieldOptions = {},
): Field<Geometry | null> => make(label, { geomType, ...options });
