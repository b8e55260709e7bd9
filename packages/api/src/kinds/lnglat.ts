import type { Field, FieldOptions } from '../field.ts';
import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    lnglat: string;
  }
}

const make = fieldKind('lnglat', { family: 'place', sql: 'numeric(18, 15)', read: 'coordinate' });

/** A longitude (0–180) or latitude (0–90) in degrees as decimal text of up to 15 decimals, or ''. */
export const lnglat = (
  label: string,
  axis: 'lng' | 'lat',
  options: FieldOptions & { pair?: string } = {},
): Field<string> => make(label, { axis, ...options });
