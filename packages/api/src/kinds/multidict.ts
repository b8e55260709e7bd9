import type { Field, FieldOptions } from '../field.ts';
import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    multidict: string;
  }
}

const make = fieldKind('multidict', {
  family: 'choice',
  max: 1000,
  many: true,
});

/** Keys of dictionary `code` joined by commas. */
export const multidict = (label: string, code: string, options: FieldOptions = {}): Field<string> =>
  make(label, { dict: code, ...options });
