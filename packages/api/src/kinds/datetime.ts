import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    datetime: string;
  }
}

/** A moment in the time of the town, `yyyy-MM-dd HH:mm:ss`, or ''. */
export const datetime = fieldKind('datetime', { family: 'moment', sql: 'timestamptz', read: 'moment' });
