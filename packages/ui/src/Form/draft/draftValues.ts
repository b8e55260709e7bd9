import type { FormField } from '../FormField.ts';
import type { FormValues } from '../FormValues.ts';

/** True for fields whose values must not be stored as a draft. */
export const isPrivate = (field: FormField): boolean => field.secret === true || field.sensitive !== undefined;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** The fields that were changed, in their order. */
export const changedFields = (fields: readonly FormField[], base: FormValues, values: FormValues): FormField[] =>
  fields.filter((field) => field.readonly !== true && !same(base[field.name], values[field.name]));

/** What of the values is a draft: what was changed and may be stored; null for nothing. */
export function draftValues(fields: readonly FormField[], base: FormValues, values: FormValues): FormValues | null {
  const kept = changedFields(fields, base, values).filter((field) => !isPrivate(field));
  return kept.length === 0 ? null : Object.fromEntries(kept.map(({ name }) => [name, values[name]]));
}

/** What of a stored draft the form still has a place for and does not hold already; null for nothing. */
export function knownDraft(
  fields: readonly FormField[],
  base: FormValues,
  stored: FormValues | null,
): FormValues | null {
  return stored === null
    ? null
    : draftValues(
        fields.filter(({ name }) => name in stored),
        base,
        stored,
      );
}
