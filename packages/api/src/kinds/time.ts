import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    time: string;
  }
}

/** A time of day, `HH:mm:ss`, or ''. */
export const time = fieldKind('time', { family: 'moment', sql: 'time', read: 'clock' });
