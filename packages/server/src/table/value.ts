import type { Field, FieldKind } from '@lattice/api/field';
import { mask } from '@lattice/api/mask';
import type { Column } from './table.ts';

const NUMBERS = new Set<FieldKind>(['integer', 'number', 'money', 'switch']);
const STRUCTURES = new Set<FieldKind>(['geometry', 'json']);

const trimmed = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** A stored value as the wire carries it: ids and decimals of a place as text, moments as China time, no value as '' (numbers: null, or -1 as the stock server does). */
export function toWire(kind: FieldKind, stored: unknown, quirks: boolean): unknown {
  if (stored === null || stored === undefined) return NUMBERS.has(kind) ? (quirks ? -1 : null) : STRUCTURES.has(kind) ? (quirks ? {} : null) : '';
  if (NUMBERS.has(kind)) return Number(stored);
  if (kind === 'datetime') return String(stored).replace('T', ' ').slice(0, 19);
  if (kind === 'lnglat') return trimmed(String(stored));
  return STRUCTURES.has(kind) ? stored : String(stored);
}

/** A checked value as a statement's parameter. */
export const toParameter = (kind: FieldKind, value: unknown): unknown => (value !== null && STRUCTURES.has(kind) ? JSON.stringify(value) : value);

/** A value as it is shown to people who may not see it plainly. */
export const masked = (field: Field | undefined, value: unknown): unknown => (field?.sensitive !== undefined && typeof value === 'string' ? mask(field.sensitive, value) : value);

/** True for columns that never leave the server. */
export const isSecret = (column: Column): boolean => column.field?.secret === true;
