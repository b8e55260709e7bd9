import type { DictionaryKey } from '../dictionaries/Dictionaries.ts';
import type { Field, FieldOptions } from '../field.ts';
import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    dict: string;
  }
}

const make = fieldKind('dict', { family: 'choice', max: 64 });

/** A key of dictionary `code`, as text. */
export const dict = <Code extends string>(
  label: string,
  code: Code,
  options: FieldOptions = {},
): Field<DictionaryKey<Code>> => make(label, { dict: code, ...options }) as Field<DictionaryKey<Code>>;
