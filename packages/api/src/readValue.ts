import type { Field } from './field.ts';
import type { Kind, Reader, Reading } from './kinds/Kind.ts';
import { kindOf } from './kinds/kindOf.ts';
import { readers } from './kinds/readers.ts';
import { parseJson } from './parseJson.ts';
import { readShape } from './readShape.ts';

const readJson: Reader = (raw, { shape }) => {
  const value = parseJson(raw);
  if (typeof value !== 'object' || value === null || raw.length > 200_000) return { rule: 'json' };
  return shape === undefined ? { value } : readShape(shape, value, { read: readValue, isEmpty });
};

const readerOf = ({ read = 'text' }: Kind): Reader =>
  typeof read === 'function' ? read : read === 'json' ? readJson : readers[read];

/**
 * True for what the wire means by "no value": null, undefined, blank text, the texts `null` and `undefined`, empty
 * arrays and objects, a list of nothing but commas, and -1 where no negative may stand.
 */
export const isEmpty = (field: Field, raw: unknown): boolean => {
  if (raw === null || raw === undefined) return true;
  if (typeof raw === 'string')
    return ['', 'null', 'undefined'].includes(raw.trim()) || (kindOf(field).many === true && /^[\s,]*$/.test(raw));
  if (typeof raw === 'object') return Object.keys(raw).length === 0;
  return raw === -1 && (kindOf(field).family === 'reference' || (field.min ?? -1) >= 0);
};

/**
 * Reads a value of the wire or of a form: trims text, turns it into its stored form, and names the broken rule if there
 * is one.
 */
export function readValue(field: Field, raw: unknown): Reading {
  if (isEmpty(field, raw)) return { value: null };
  const kind = kindOf(field);
  const read = readerOf(kind);
  if (typeof raw === 'object' && kind.value === 'structure') return read(JSON.stringify(raw), field, kind);
  if (typeof raw === 'boolean' && kind.family === 'switch') return { value: Number(raw) };
  if (typeof raw === 'number' && Number.isFinite(raw)) return read(decimalText(raw), field, kind);
  if (typeof raw !== 'string') return { rule: 'text' };
  return read(kind.lines === true ? raw.replaceAll('\r\n', '\n') : raw.trim(), field, kind);
}

/** A number as plain decimal text, without an exponent. */
const decimalText = (n: number): string =>
  Math.abs(n) < 1e-6 && n !== 0 ? n.toFixed(20).replace(/(?<!0)0+$/, '') : String(n);
