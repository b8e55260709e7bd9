import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    dept: Id;
  }
}

/** Id of a department. */
export const dept = fieldKind('dept', {
  family: 'reference',
  sql: 'bigint',
  read: 'id',
  to: 'blade-system/dept',
});
