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

/** What giving one value to a field of some records changes, judged by their rules; those that have it already stay. */
export function changesTo(rows: readonly CrudRow[], name: string, after: unknown, validate: Validate): CellChange[] {
  return rows
    .filter((row) => !isSame(row[name], after))
    .map((row) => ({
      row,
      before: row[name],
      after,
      fault: validate({ ...row, [name]: after }).find(({ field }) => field === name)?.message ?? '',
    }));
}
