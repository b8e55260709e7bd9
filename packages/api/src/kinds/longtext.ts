import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    longtext: string;
  }
}

/** Several lines of text; 1000 characters unless `max` says otherwise. */
export const longtext = fieldKind('longtext', {
  family: 'longtext',
  max: 1000,
  lines: true,
});
