import { summarise } from '../../DataTable/summary.ts';
import { textOf } from '../../kinds/textOf.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow, GroupTotal } from '../DataSource.ts';

/** Totals of the rows of a page whose field has a value. */
export function pageTotal(
  rows: readonly CrudRow[],
  by: string,
  value: string,
  numbers: readonly CrudField[],
): GroupTotal {
  const own = rows.filter((row) => textOf(row[by]) === value);
  const sums = numbers.flatMap(({ name }) => {
    const sum = summarise(
      'sum',
      own.map((row) => textOf(row[name])),
    );
    return sum === '' ? [] : [[name, sum] as const];
  });
  return { count: own.length, sums: Object.fromEntries(sums) };
}
