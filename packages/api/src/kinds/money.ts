import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    money: number | null;
  }
}

/** An amount in yuan with two decimals, or null for none. */
export const money = fieldKind('money', {
  family: 'number',
  sql: 'numeric(18, 2)',
  value: 'number',
  read: 'decimal',
  scale: 2,
});
