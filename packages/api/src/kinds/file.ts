import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    file: string;
  }
}

/** Address of one file, or ''. */
export const file = fieldKind('file', { family: 'file', read: 'links' });
