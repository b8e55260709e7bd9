import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    user: Id;
  }
}

/** Id of a user. */
export const user = fieldKind('user', {
  family: 'reference',
  sql: 'bigint',
  read: 'id',
  to: 'blade-user',
});
