import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    url: string;
  }
}

/** An http(s) address, or ''. */
export const url = fieldKind('url', { family: 'text', read: 'web' });
