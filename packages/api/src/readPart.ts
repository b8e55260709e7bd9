import type { Blank } from './call.ts';
import { isRecord, readAnswer } from './readAnswer.ts';

/** Reads a number that may be unknown: null where a server sends none. */
export const numberOrNull = (value: unknown): number | null => {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isNaN(number) ? null : number;
};

/** Reads a part that may be absent as a whole, by its blank: null where a server sends no object. */
export const partOrNull =
  <T extends object>(blank: Blank<T>) =>
  (value: unknown): T | null =>
    isRecord(value) ? (readAnswer(value, blank) as T) : null;
