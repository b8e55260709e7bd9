import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    richtext: string;
  }
}

/** Formatted text as sanitised HTML. */
export const richtext = fieldKind('richtext', {
  family: 'longtext',
  max: 100_000,
  lines: true,
  html: true,
});
