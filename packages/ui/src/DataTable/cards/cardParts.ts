import type { DrawnColumn } from '../plannedColumn.ts';

/** The columns of a list as a card shows them. */
export interface CardParts<Row> {
  /** What names the row. */
  title: DrawnColumn<Row> | undefined;
  /** How the row stands, beside the title: the column marked so, else the first tag that says something by itself. */
  status: DrawnColumn<Row> | undefined;
  /** Two columns under the title. */
  facts: DrawnColumn<Row>[];
  /** The columns that are folded. */
  rest: DrawnColumn<Row>[];
}

/** Parts the columns of a list for a narrow screen. */
export function cardParts<Row>(
  columns: readonly DrawnColumn<Row>[],
  title: DrawnColumn<Row> | undefined,
): CardParts<Row> {
  const status =
    columns.find(({ isStatus }) => isStatus) ??
    columns.find(({ kind, needsHeader }) => kind === 'tag' && needsHeader !== true);
  const others = columns.filter(
    (column) =>
      column !== title && column !== status && !['select', 'index', 'detail', 'actions'].includes(column.kind),
  );
  return { title, status, facts: others.slice(0, 2), rest: others.slice(2) };
}
