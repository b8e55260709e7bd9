import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    text: string;
  }
}

/** One line of text; 100 characters unless `max` says otherwise. */
export const text = fieldKind('text', {
  family: 'text',
  max: 100,
  scoped: true,
});
