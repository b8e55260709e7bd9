import type { FormField } from './FormField.ts';

/** Stands for a secret that is stored and never comes. */
export const STORED_SECRET = '******';

/**
 * True for a sensitive value of which a part came as stars, and for a secret that is stored; a text on somebody's
 * health may have a star of its own.
 */
export const isMasked = (field: Pick<FormField, 'sensitive' | 'secret'>, value: unknown): value is string =>
  (field.secret === true && value === STORED_SECRET) ||
  (field.sensitive !== undefined &&
    typeof value === 'string' &&
    (field.sensitive === 'health' ? /\*{3}/.test(value) : value.includes('*')));
