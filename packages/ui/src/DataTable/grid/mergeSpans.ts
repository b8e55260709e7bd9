import type { DrawnColumn } from '../plannedColumn.ts';

/**
 * How many rows the cells of a row stand for, by drawn column: 1 alone, more at the head of a run of equal values, 0
 * under one.
 */
export type Spans = readonly number[];

/** The spans of the rows of a page; undefined where no column merges. A run ends where `breaksAfter` says so. */
export function mergeSpans<Row>(
  rows: readonly Row[],
  columns: readonly DrawnColumn<Row>[],
  breaksAfter: (row: Row) => boolean,
): Spans[] | undefined {
  if (!columns.some(({ merge }) => merge)) return undefined;
  const spans = rows.map(() => columns.map(() => 1));
  columns.forEach(({ merge, value }, at) => {
    if (!merge) return;
    let head = 0;
    rows.forEach((row, slot) => {
      const above = rows[slot - 1];
      const words = value(row);
      const [own, first] = [spans[slot], spans[head]];
      if (above === undefined || words === '' || breaksAfter(above) || words !== value(above)) head = slot;
      else if (own && first) {
        own[at] = 0;
        first[at] = (first[at] ?? 1) + 1;
      }
    });
  });
  return spans;
}
