import type { Field, FieldKind } from '@lattice/api/field';
import { kindOf, sqlOf } from '@lattice/api/kinds/kindOf';
import { mask } from '@lattice/api/mask';
import type { Column } from './table.ts';

/** A number as people write it: no zeros behind its decimals. */
export const trimmed = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?(?<!0)0+$/, '') : decimal);

/**
 * A stored value as the wire carries it: ids and decimals of a place as text, moments as China time, no value as ''
 * (numbers: null, or -1 as the stock server does).
 */
export function toWire(kind: FieldKind, stored: unknown, quirks: boolean): unknown {
  const { value } = kindOf({ kind });
  const sql = sqlOf({ kind });
  if (stored === null || stored === undefined)
    return value === 'number' ? (quirks ? -1 : null) : value === 'structure' ? (quirks ? {} : null) : '';
  if (value === 'number') return Number(stored);
  if (value === 'structure') return stored;
  if (sql === 'timestamptz') return String(stored).replace('T', ' ').slice(0, 19);
  return sql.startsWith('numeric') ? trimmed(String(stored)) : String(stored);
}

/** A checked value as a statement's parameter. */
export const toParameter = (kind: FieldKind, value: unknown): unknown =>
  value !== null && kindOf({ kind }).value === 'structure' ? JSON.stringify(value) : value;

/** A value as it is shown to people who may not see it plainly; a masked number is text. */
export const maskedValue = (field: Field | undefined, value: unknown): unknown =>
  field?.sensitive !== undefined && (typeof value === 'string' || typeof value === 'number')
    ? mask(field.sensitive, String(value))
    : value;

/** True for columns that never leave the server. */
export const isSecret = (column: Column): boolean => column.field?.secret === true;
