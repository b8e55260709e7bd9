import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useMemo } from 'react';
import type { DataTableProps } from './DataTableProps.ts';
import type { DrawnColumn, Planned } from './planned.ts';
import { footer, footRow } from './Summary.css.ts';
import { summarise } from './summary.ts';

interface SummaryProps<Row> extends Pick<DataTableProps<never>, 'totals'> {
  /** The columns in order. */
  columns: readonly Planned<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** Its place among all rows of the grid. */
  index: number;
}

/** The row of totals at the foot: given ones, or those of this page. */
export function Summary<Row>({ columns, rows, totals, index }: SummaryProps<Row>): ReactElement {
  const { t } = useLingui();
  const cells = useMemo(() => columns.map(({ column }) => totals?.[column.id] ?? own(column, rows)), [columns, rows, totals]);
  const named = columns.findIndex(({ column }, at) => cells[at] === undefined && column.kind !== 'select' && column.kind !== 'detail' && column.kind !== 'index');
  const label = totals ? t`合计` : t`本页合计`;
  return (
    <tfoot role="rowgroup" className={footer}>
      <tr role="row" className={footRow} aria-rowindex={index}>
        {columns.map(({ column, cellClass, style }, at) => (
          <td key={column.id} role={at === named ? 'rowheader' : 'gridcell'} className={cellClass} style={style}>{at === named ? label : cells[at]}</td>
        ))}
      </tr>
    </tfoot>
  );
}

function own<Row>({ summary, value }: DrawnColumn<Row>, rows: readonly Row[]): ReactNode {
  if (summary === undefined) return undefined;
  return typeof summary === 'function' ? summary(rows) : summarise(summary, rows.map(value));
}
