import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    integer: number | null;
  }
}

/** A whole number of 32 bits, or null for none. */
export const integer = fieldKind('integer', {
  family: 'number',
  sql: 'integer',
  value: 'number',
  read: 'integer',
  scale: 0,
  scoped: true,
});
