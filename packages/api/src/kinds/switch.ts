import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    switch: 0 | 1;
  }
}

/** On (1) or off (0). */
export const toggle = fieldKind('switch', {
  family: 'switch',
  sql: 'smallint',
  value: 'number',
  read: 'switch',
});
