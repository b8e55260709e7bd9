import type { DrawnColumn } from '../plannedColumn.ts';

/** The columns of a list as a card shows them. */
export interface CardParts<Row> {
  /** What names the row. */
  title: DrawnColumn<Row> | undefined;
  /** How the row stands, beside the title: the column marked so, else the first tag that says something by itself. */
  status: DrawnColumn<Row> | undefined;
  /** What stands under the title: the columns that lead, or the first two; no pictures. */
  facts: DrawnColumn<Row>[];
  /** The columns that are folded. */
  rest: DrawnColumn<Row>[];
}

const FEW = 2;
const MOST_LEADING = 4;

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
  const told = others.filter(({ kind }) => kind !== 'image');
  const leading = told.filter(({ leads }) => leads === true).slice(0, MOST_LEADING);
  const facts = leading.length > FEW ? leading : told.slice(0, FEW);
  return { title, status, facts, rest: others.filter((column) => !facts.includes(column)) };
}
