import type { ReactElement } from 'react';
import { memo, useMemo } from 'react';
import { cellContent } from './cellContent.tsx';
import * as content from './content.css.ts';
import * as css from './DataTable.css.ts';
import type { Drawing } from './drawing.ts';
import type { Planned } from './planned.ts';
import { TitleCell } from './TitleCell.tsx';
import type { Entry } from './tree.ts';

interface RowProps<Row> extends Pick<Entry<Row>, 'row' | 'level' | 'isExpanded' | 'isLoading'> {
  /** Its place on the page, from 0; it also names the slot. */
  slot: number;
  /** Its place in the whole list, from 1. */
  number: number;
  /** Whether it is selected. */
  isSelected: boolean;
  /** What every row of the table is drawn with. */
  drawing: Drawing<Row>;
}

function RowInSlot<R>({ row, level, isExpanded, isLoading, slot, number, isSelected, drawing }: RowProps<R>): ReactElement {
  const cells = useMemo(() => drawing.columns.map((planned) => {
    const { column, cellClass, style } = planned;
    if (column.kind === 'select') return null;
    if (column === drawing.title && drawing.isTree) {
      return <TitleCell key={column.id} planned={planned} entry={{ row, level, isExpanded, isLoading }} drawing={drawing} />;
    }
    const inside = column.kind === 'index' ? number : cellContent(column, row, drawing);
    return <td key={column.id} role={column === drawing.title ? 'rowheader' : 'gridcell'} className={cellClass} style={style}>{inside}</td>;
  }), [row, level, isExpanded, isLoading, number, drawing]);
  return (
    <tr role="row" className={css.row} data-slot={slot} aria-rowindex={number + 1} aria-selected={drawing.isSelectable ? isSelected : undefined}
      aria-level={drawing.isTree ? level : undefined} aria-expanded={isExpanded}>
      {drawing.isSelectable ? cells.map((cell, at) => cell ?? selectCell(drawing.columns[at], isSelected, drawing.title?.value(row))) : cells}
    </tr>
  );
}

/** One row of the grid, drawn again only when what it shows changes; its cells do not depend on the selection. */
export const Row = memo(RowInSlot) as typeof RowInSlot;

function selectCell<R>(planned: Planned<R> | undefined, isSelected: boolean, name: string | undefined): ReactElement {
  return (
    <td key="select" role="gridcell" className={planned?.cellClass} style={planned?.style} data-act="select">
      <button type="button" role="checkbox" className={content.checkbox} aria-checked={isSelected} aria-label={name} tabIndex={-1} />
    </td>
  );
}
