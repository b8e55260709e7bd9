import type { Field, FieldOptions, Id } from '../field.ts';
import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    ref: Id;
  }
}

const make = fieldKind('ref', { family: 'reference', sql: 'bigint', read: 'id' });

/** Id of a row of the resource at `to`. */
export const ref = (label: string, to: string, options: FieldOptions = {}): Field<Id> =>
  make(label, { to, ...options });
