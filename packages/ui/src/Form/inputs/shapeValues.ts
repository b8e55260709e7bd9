import { isMany } from '../../kinds/looksOf.ts';
import type { FormField, FormShape } from '../FormField.ts';

/** Values of one object by the names of its fields. */
export type PartValues = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is PartValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a field with a shape as an object or array: servers may send it as text. */
export function readParts(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}

/** The rows of a value; none where it is no array of objects. */
export const rowsOf = (value: unknown): readonly PartValues[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The one object of a value; empty where it is none. */
export const recordOf = (value: unknown): PartValues => (isRecord(value) ? value : {});

/** The ids of a value; none where it is no array. */
export const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const sentRecord = (fields: readonly FormField[], record: PartValues): PartValues =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
      const field = fields.find((one) => one.name === name);
      if (value === '' || value === null || value === undefined) return [];
      if (field?.shape !== undefined) return [[name, sentParts(field.shape, value)]];
      const isJoined = field !== undefined && isMany(field) && typeof value === 'string';
      return [[name, isJoined ? value.split(',').filter((one) => one !== '') : value]];
    }),
  );

/** A value of some shape as it is sent: several ids are an array, rows are counted, and what is empty is left out. */
export function sentParts(shape: FormShape, value: unknown): unknown {
  const { fields = [], number } = shape;
  if (shape.kind === 'ids') return idsOf(value);
  if (shape.kind === 'record') return sentRecord(fields, recordOf(value));
  return rowsOf(value).map((row, at) => sentRecord(fields, number === undefined ? row : { ...row, [number]: at + 1 }));
}
