import type { ReportColumn, ReportRow } from './ReportColumn.ts';

/** By which column rows are ordered, and which way. */
export interface ReportOrder {
  by: string;
  isDown: boolean;
}

/** A row with its place; equal values share one. */
export interface RankedRow {
  row: ReportRow;
  rank: number;
}

/** The value of a column as a number; null where it is none. */
export function numberIn(row: ReportRow | undefined, name: string): number | null {
  const value = row?.[name];
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

const isText = (column: ReportColumn | undefined) => column === undefined || column.as === 'text';

/** Rows in an order, each with its place among them; rows without a value stand last, whichever way. */
export function rankedRows(
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
  { by, isDown }: ReportOrder,
): RankedRow[] {
  const way = isDown ? -1 : 1;
  const column = columns.find(({ name }) => name === by);
  if (isText(column))
    return [...rows]
      .sort((a, b) => way * String(a[by] ?? '').localeCompare(String(b[by] ?? ''), 'zh'))
      .map((row, at) => ({ row, rank: at + 1 }));
  const value = (row: ReportRow) => numberIn(row, by);
  const sorted = [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return way * (x - y);
  });
  let rank = 0;
  return sorted.map((row, at) => {
    const before = sorted[at - 1];
    if (before === undefined || value(before) !== value(row)) rank = at + 1;
    return { row, rank };
  });
}

/** The sums of the columns that can be summed, by name. */
export const sumsOf = (
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    columns
      .filter(({ isSummed }) => isSummed === true)
      .map(({ name }) => [
        name,
        // Cents of a kilometre do not pile up.
        Math.round(rows.reduce((sum, row) => sum + (numberIn(row, name) ?? 0), 0) * 1000) / 1000,
      ]),
  );

/** How a value moved since the period before; null where one of the two is not known. */
export function changeOf(row: ReportRow, before: ReportRow | undefined, name: string): number | null {
  const [now, then] = [numberIn(row, name), numberIn(before, name)];
  return now === null || then === null ? null : Math.round((now - then) * 1000) / 1000;
}
