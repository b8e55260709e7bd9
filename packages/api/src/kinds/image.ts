import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    image: string;
  }
}

/** Address of one picture, or ''. */
export const image = fieldKind('image', { family: 'file', read: 'links' });
