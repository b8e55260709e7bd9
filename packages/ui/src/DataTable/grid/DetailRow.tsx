import type { ReactElement, ReactNode } from 'react';
import * as css from './DetailRow.css.ts';

interface DetailRowProps {
  /** The place of the row above it among all rows of the grid. */
  index: number;
  /** Columns of the grid. */
  columns: number;
  /** Whether it heads the rows under it; default false. */
  isHead?: boolean;
  /** What is shown. */
  children: ReactNode;
}

/** What stands above a row or open under it: as wide as the frame, however far the columns are scrolled. */
export function DetailRow({ index, columns, isHead = false, children }: DetailRowProps): ReactElement {
  return (
    <tr role="row" className={css.detailRow} aria-rowindex={index}>
      <td role="gridcell" className={css.detailCell} colSpan={columns} data-detail>
        <div className={`${css.detail} ${isHead ? css.slim : ''}`}>{children}</div>
      </td>
    </tr>
  );
}
