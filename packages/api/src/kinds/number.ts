import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    number: number | null;
  }
}

/** A decimal number, or null for none; `scale` decimals (default 4). */
export const number = fieldKind('number', {
  family: 'number',
  sql: 'numeric(24, 8)',
  value: 'number',
  read: 'decimal',
  scale: 4,
});
