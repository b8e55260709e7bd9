import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useMemo } from 'react';
import type { DataTableProps } from '../DataTableProps.ts';
import type { DrawnColumn, PlannedColumn } from '../plannedColumn.ts';
import { footer, footRow } from './Summary.css.ts';
import { summarise, withUnit } from '../summary.ts';

interface SummaryProps<Row> extends Pick<DataTableProps<never>, 'totals'> {
  /** The columns in order. */
  columns: readonly PlannedColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** The place of the first total among all rows of the grid. */
  index: number;
}

/** The rows of totals at the foot: those of this page, and given ones of all that match. */
export function Summary<Row>({ columns, rows, totals, index }: SummaryProps<Row>): ReactElement {
  const { t } = useLingui();
  const own = useMemo(() => columns.map(({ column }) => ofPage(column, rows)), [columns, rows]);
  const lines = [
    ...(columns.some(({ column }) => column.summary !== undefined) ? [{ label: t`本页合计`, cells: own }] : []),
    ...(totals ? [{ label: t`合计`, cells: columns.map(({ column }) => given(column, totals[column.id])) }] : []),
  ];
  return (
    <tfoot role="rowgroup" className={footer}>
      {lines.map(({ label, cells }, line) => {
        const named = columns.findIndex(
          ({ column }, at) =>
            cells[at] === undefined && column.kind !== 'select' && column.kind !== 'detail' && column.kind !== 'index',
        );
        return (
          <tr key={label} role="row" className={footRow} aria-rowindex={index + line}>
            {columns.map(({ column, cellClass, style }, at) => (
              <td key={column.id} role={at === named ? 'rowheader' : 'gridcell'} className={cellClass} style={style}>
                {at === named ? label : cells[at]}
              </td>
            ))}
          </tr>
        );
      })}
    </tfoot>
  );
}

const given = <Row,>({ unit }: DrawnColumn<Row>, total: ReactNode): ReactNode =>
  typeof total === 'string' || typeof total === 'number' ? withUnit(String(total), unit) : total;

function ofPage<Row>({ summary, value, unit }: DrawnColumn<Row>, rows: readonly Row[]): ReactNode {
  if (summary === undefined) return undefined;
  if (typeof summary === 'function') return summary(rows);
  const total = summarise(summary, rows.map(value), unit);
  return summary === 'count' ? total : withUnit(total, unit);
}
