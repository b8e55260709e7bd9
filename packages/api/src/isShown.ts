import type { Field } from './field.ts';

/** True while a field is shown: it has no `showIf`, or the other field has one of its values. */
export const isShown = (field: Field, row: Readonly<Record<string, unknown>>): boolean =>
  field.showIf === undefined || field.showIf.in.map(String).includes(String(row[field.showIf.field] ?? ''));
