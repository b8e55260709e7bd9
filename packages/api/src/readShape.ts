import type { Field, Fields } from './field.ts';
import { isShown } from './isShown.ts';
import { missingRule } from './missingRule.ts';
import type { Reading } from './kinds/Kind.ts';
import { isMany } from './kinds/kindOf.ts';
import { brokenRelation } from './relations.ts';
import type { Shape } from './shape.ts';

/** Most rows of a value. */
const MAX_ROWS = 500;

/** How single values are read; handed in, because a value may have a shape of its own. */
interface Readers {
  read: (field: Field, raw: unknown) => Reading;
  isEmpty: (field: Field, raw: unknown) => boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Several ids or keys stand in an array here, joined by commas elsewhere. */
const joined = (raw: unknown) => (Array.isArray(raw) ? raw.map(String).join(',') : raw);
const split = (field: Field, value: unknown) =>
  isMany(field) && typeof value === 'string' ? value.split(',').filter((one) => one !== '') : value;

/** Reads the fields of one object; fields that it does not have are left out of the result, others are dropped. */
function readFields(fields: Fields, raw: Readonly<Record<string, unknown>>, { read, isEmpty }: Readers): Reading {
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, raw)) continue;
    const given = isMany(field) ? joined(raw[name]) : raw[name];
    if (isEmpty(field, given)) {
      if (field.required === true) return { rule: 'part', part: { field: name, rule: missingRule(field) } };
      continue;
    }
    const reading = read(field, given);
    if ('rule' in reading) return { rule: 'part', part: { field: name, ...reading } };
    value[name] = split(field, reading.value);
  }
  for (const [name, own] of Object.entries(value)) {
    const broken = brokenRelation(fields[name] ?? { kind: 'text', label: '' }, own, (other) => value[other]);
    if (broken !== null) return { rule: 'part', part: { field: name, ...broken } };
  }
  return { value };
}

function readRows(raw: readonly unknown[], fields: Fields, number: string | undefined, readers: Readers): Reading {
  if (raw.length > MAX_ROWS) return { rule: 'rows', params: { max: MAX_ROWS } };
  const rows: unknown[] = [];
  for (const [at, row] of raw.entries()) {
    if (!isRecord(row)) return { rule: 'json' };
    const reading = readFields(fields, number === undefined ? row : { ...row, [number]: at + 1 }, readers);
    if ('rule' in reading) return { ...reading, rule: 'row', params: { row: at + 1 } };
    rows.push(reading.value);
  }
  return { value: rows.length === 0 ? null : rows };
}

function readIds(raw: readonly unknown[], { read }: Readers): Reading {
  const reading = read({ kind: 'refs', label: '' }, raw.map(String).join(','));
  if ('rule' in reading) return reading;
  const ids = String(reading.value ?? '')
    .split(',')
    .filter((id) => id !== '');
  return { value: ids.length === 0 ? null : ids };
}

/**
 * Reads an array or object of a stated shape: rows are counted, values stored as fields are, properties without a field
 * dropped. A broken rule names the row, counted from 1, and carries the rule that its field breaks.
 */
export function readShape(shape: Shape, raw: object, readers: Readers): Reading {
  if (shape.kind === 'record') return isRecord(raw) ? readFields(shape.fields, raw, readers) : { rule: 'json' };
  if (!Array.isArray(raw)) return { rule: 'json' };
  return shape.kind === 'ids' ? readIds(raw, readers) : readRows(raw, shape.fields, shape.number, readers);
}

/** The fields of the parts of a value; none for ids. */
export const partFields = (shape: Shape | undefined): Fields =>
  shape === undefined || shape.kind === 'ids' ? {} : shape.fields;
