import type { FieldError } from '../FormValues.ts';

/** What a refused submission says: errors of fields that the form has, and the rest in one sentence. */
export interface Refusal {
  fieldErrors: FieldError[];
  message: string;
}

const isError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  'message' in value &&
  typeof value.field === 'string' &&
  typeof value.message === 'string';

/** Reads what a submission was rejected with; errors of unknown fields join the sentence, with `next` between them. */
export function readRefusal(reason: unknown, names: ReadonlySet<string>, next: string): Refusal {
  const given = typeof reason === 'object' && reason !== null ? reason : { message: String(reason) };
  const all = 'fieldErrors' in given && Array.isArray(given.fieldErrors) ? given.fieldErrors.filter(isError) : [];
  const fieldErrors = all.filter((error) => names.has(error.field));
  const others = all.filter((error) => !names.has(error.field)).map((error) => error.message);
  const sentence =
    'message' in given && typeof given.message === 'string' && fieldErrors.length === 0 ? [given.message] : [];
  return { fieldErrors, message: [...new Set([...sentence, ...others])].join(next) };
}
