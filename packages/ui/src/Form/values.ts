import { isOn } from '../kinds/isOn.ts';
import { looksOf } from '../kinds/looksOf.ts';
import type { FormField } from './FormField.ts';
import { STORED_SECRET, isMasked } from './isMasked.ts';
import { isShown } from './layout.ts';
import type { FormValues } from './FormValues.ts';
import { readParts, sentParts } from './inputs/shapeValues.ts';
import { isGeometry } from './check/inputProblem.ts';
import { nameKeyOf } from '../kinds/nameKeyOf.ts';

const isBlank = (value: unknown) => value === undefined || value === null;

/** The empty value of a field. */
export function emptyValue(field: FormField): unknown {
  const { empty = '' } = looksOf(field);
  return field.shape === undefined ? empty : null;
}

/** What the empty input of a field is sent as: '' is no date. */
export const sentEmpty = (field: FormField): unknown => (looksOf(field).family === 'moment' ? null : emptyValue(field));

const asNumber = (value: unknown) => (typeof value === 'string' ? (value.trim() === '' ? null : Number(value)) : value);

/** A value in the form in which its input edits it. */
function normal(field: FormField, value: unknown): unknown {
  if (isBlank(value)) return emptyValue(field);
  if (isMasked(field, value)) return value;
  const { family } = looksOf(field);
  if (family === 'number') return asNumber(value);
  if (family === 'switch') return isOn(value);
  if (field.shape !== undefined) return readParts(value);
  if (family === 'structure') return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return family === 'drawing' ? (isGeometry(value) ? value : null) : String(value);
}

/**
 * What the record says that a chosen id is called: the value beside it, `<name>Name`; only while the record's own id is
 * chosen.
 */
export function givenTitle(values: FormValues, name: string, value: unknown): string | undefined {
  const title = values[nameKeyOf(name)];
  return typeof title === 'string' && title !== '' && String(values[name] ?? '') === String(value ?? '')
    ? title
    : undefined;
}

/** What a field begins with where the record says nothing of it: a secret that must be there is stored. */
const untold = (field: FormField, mode: 'add' | 'edit' | 'view'): unknown =>
  mode === 'add' ? field.default : mode === 'edit' && field.secret && field.required ? STORED_SECRET : undefined;

/** The values that a form begins with: the record's, and for a new record the defaults; other keys are kept. */
export function startValues(
  fields: readonly FormField[],
  values: FormValues,
  mode: 'add' | 'edit' | 'view',
): FormValues {
  const own = fields.map((field): [string, unknown] => {
    const given = isBlank(values[field.name]) ? untold(field, mode) : values[field.name];
    return [field.name, normal(field, given)];
  });
  return { ...values, ...Object.fromEntries(own) };
}

/** The array or object of a JSON text; text that is none stays, so that a check can name it. */
function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : text;
  } catch {
    return text;
  }
}

const sent = (field: FormField, value: unknown, before: unknown) => {
  if (value === '') return before === null ? null : sentEmpty(field);
  if (field.shape !== undefined && value !== null) return sentParts(field.shape, value);
  return looksOf(field).family === 'structure' && typeof value === 'string' ? parsedJson(value) : value;
};

/**
 * The values to send: JSON is read, what is not shown is emptied, so that nothing stale stays behind, and what the
 * record has as null stays null until something is typed.
 */
export function sentValues(fields: readonly FormField[], values: FormValues, record: FormValues = {}): FormValues {
  const own = fields
    .filter((field) => field.name in values || !isShown(field, values))
    .map((field): [string, unknown] => [
      field.name,
      sent(field, isShown(field, values) ? values[field.name] : emptyValue(field), record[field.name]),
    ]);
  return { ...values, ...Object.fromEntries(own) };
}
