import { textOf } from '../../kinds/textOf.ts';
import type { CrudRow } from '../DataSource.ts';
import type { Validate } from '../CrudTableProps.ts';

/** A record that gets another value. */
export interface CellChange {
  row: CrudRow;
  before: unknown;
  after: unknown;
  /** Why it cannot be stored; '' where it can. */
  fault: string;
}

const isOff = (value: unknown) => value === false || value === null || value === undefined || value === '';
const isSame = (before: unknown, after: unknown): boolean =>
  typeof after === 'boolean' ? isOff(before) === isOff(after) : textOf(before) === textOf(after);

/**
 * Why a record cannot have a value: a rule of the field itself, or one of another field that holds without the value.
 */
function faultOf(row: CrudRow, name: string, after: unknown, validate: Validate): string {
  const faults = validate({ ...row, [name]: after });
  const own = faults.find(({ field }) => field === name);
  if (own !== undefined || faults.length === 0) return own?.message ?? '';
  const before = new Set(validate(row).map(({ field }) => field));
  return faults.find(({ field }) => !before.has(field))?.message ?? '';
}

/**
 * What giving one value to a field of some records changes, judged by their rules; those that have it already stay.
 * `closed` says why nothing of a record can be changed.
 */
export function changesTo(
  rows: readonly CrudRow[],
  name: string,
  after: unknown,
  validate: Validate,
  closed: (row: CrudRow) => string = () => '',
): CellChange[] {
  return rows
    .filter((row) => !isSame(row[name], after))
    .map((row) => ({
      row,
      before: row[name],
      after,
      fault: closed(row) || faultOf(row, name, after, validate),
    }));
}
