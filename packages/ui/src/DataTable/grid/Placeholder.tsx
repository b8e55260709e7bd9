import type { ReactElement, ReactNode } from 'react';
import * as css from '../DataTable.css.ts';
import * as placeholder from './Placeholder.css.ts';
import type { PlannedColumn } from '../plannedColumn.ts';

interface PlaceholderProps<Row> {
  /** The columns in order. */
  columns: readonly PlannedColumn<Row>[];
  /** How many rows to sketch; 0 shows `empty`. */
  sketched: number;
  /** What is shown where there are no rows. */
  empty: ReactNode;
}

/**
 * What stands in place of rows: a sketch of the same height while they are on their way, or the word that there are
 * none.
 */
export function Placeholder<Row>({ columns, sketched, empty }: PlaceholderProps<Row>): ReactElement | ReactElement[] {
  if (sketched === 0) {
    return (
      <tr role="row" className={css.body}>
        <td role="gridcell" className={placeholder.empty} colSpan={columns.length}>
          {empty}
        </td>
      </tr>
    );
  }
  return Array.from({ length: sketched }, (_, at) => (
    <tr key={at} className={css.row} aria-hidden>
      {columns.map(({ column, cellClass, style }) => (
        <td key={column.id} className={cellClass} style={style}>
          <span className={placeholder.bone} />
        </td>
      ))}
    </tr>
  ));
}
