import type { CSSProperties, ReactElement, ReactNode } from 'react';
import * as css from './mergedCell.css.ts';
import type { PlannedColumn } from '../plannedColumn.ts';

/**
 * A cell that stands for several rows, or one that lies under such a cell: that one keeps its value for screen readers
 * and for paper, and shows it when it has the focus.
 */
export function mergedCell<Row>(
  { column, cellClass, style }: PlannedColumn<Row>,
  role: 'rowheader' | 'gridcell',
  span: number,
  inside: ReactNode,
): ReactElement {
  if (span === 0) {
    return (
      <td key={column.id} role={role} className={`${cellClass} ${css.covered}`} style={style}>
        <span className={css.coveredText}>{inside}</span>
      </td>
    );
  }
  const spanning: CSSProperties & Record<'--lt-span', number> = { ...style, '--lt-span': span };
  return (
    <td key={column.id} role={role} className={`${cellClass} ${css.merged}`} style={spanning}>
      {inside}
    </td>
  );
}
