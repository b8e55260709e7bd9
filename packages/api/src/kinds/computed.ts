import type { Field, FieldKind, FieldOptions } from '../field.ts';
import { fieldKind } from './Kind.ts';

const make = fieldKind('computed', { family: 'computed', read: 'nothing' });

/** A value that the server computes; drawn as `as`, never submitted. */
export const computed = (
  label: string,
  as: FieldKind,
  options: FieldOptions & Pick<Field, 'dict' | 'to' | 'from'> = {},
): Field<string> => make(label, { as, readonly: true, ...options });
