import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    files: string;
  }
}

/** Addresses of files joined by commas. */
export const files = fieldKind('files', { family: 'file', read: 'links', many: true });
