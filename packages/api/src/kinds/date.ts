import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    date: string;
  }
}

/** A day, `yyyy-MM-dd`, or ''. */
export const date = fieldKind('date', { family: 'moment', sql: 'date', read: 'day' });
