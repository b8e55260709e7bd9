import type { Field, FieldOptions } from '../field.ts';
import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    dict: string;
  }
}

const make = fieldKind('dict', { family: 'choice', max: 64 });

/** A key of dictionary `code`, as text. */
export const dict = (label: string, code: string, options: FieldOptions = {}): Field<string> =>
  make(label, { dict: code, ...options });
