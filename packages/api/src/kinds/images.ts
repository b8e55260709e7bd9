import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    images: string;
  }
}

/** Addresses of pictures joined by commas. */
export const images = fieldKind('images', { family: 'file', read: 'links', many: true });
