import type { Field, FieldOptions } from '../field.ts';
import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    refs: string;
  }
}

const make = fieldKind('refs', { family: 'reference', read: 'ids', many: true });

/** Ids of rows of the resource at `to`, joined by commas. */
export const refs = (label: string, to: string, options: FieldOptions = {}): Field<string> =>
  make(label, { to, ...options });
