import type { Field, FieldOptions } from '../field.ts';
import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    json: unknown;
  }
}

const make = fieldKind('json', { family: 'structure', sql: 'jsonb', value: 'structure', read: 'json', ordered: false });

/** An array or object, of a stated shape wherever people fill it in. */
export const json = (label: string, options: FieldOptions & Pick<Field, 'shape'> = {}): Field => make(label, options);
