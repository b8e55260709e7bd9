import type { FormField } from './FormField.ts';

/** True for a sensitive value of which a part came as stars; a text on somebody's health may have a star of its own. */
export const isMasked = (field: Pick<FormField, 'sensitive'>, value: unknown): value is string =>
  field.sensitive !== undefined &&
  typeof value === 'string' &&
  (field.sensitive === 'health' ? /\*{3}/.test(value) : value.includes('*'));
