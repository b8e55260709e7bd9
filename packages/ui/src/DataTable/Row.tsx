import type { CSSProperties, ReactElement } from 'react';
import { memo } from 'react';
import { cellContent } from './cellContent.tsx';
import * as content from './content.css.ts';
import * as css from './DataTable.css.ts';
import type { Drawing } from './drawing.ts';
import type { Planned } from './planned.ts';
import type { Entry } from './tree.ts';

interface RowProps<Row> {
  /** The row. */
  row: Row;
  /** Its place on the page, from 0; it also names the slot. */
  slot: number;
  /** Its place in the whole list, from 1. */
  number: number;
  /** Whether it is selected. */
  isSelected: boolean;
  /** Its depth in a tree, 1 at the top. */
  level: number;
  /** Whether its children are shown; undefined where it has none. */
  isExpanded: Entry<Row>['isExpanded'];
  /** Whether its children are being fetched. */
  isLoading: Entry<Row>['isLoading'];
  /** What every row of the table is drawn with. */
  drawing: Drawing<Row>;
}

function RowInSlot<Row>(props: RowProps<Row>): ReactElement {
  const { slot, number, isSelected, level, isExpanded, drawing } = props;
  return (
    <tr role="row" className={css.row} data-slot={slot} aria-rowindex={number + 1} aria-selected={drawing.isSelectable ? isSelected : undefined}
      aria-level={drawing.isTree ? level : undefined} aria-expanded={isExpanded}>
      {drawing.columns.map((planned) => cell(planned, props))}
    </tr>
  );
}

/** One row of the grid, drawn again only when what it shows changes. */
export const Row = memo(RowInSlot) as typeof RowInSlot;

function cell<Row>({ column, cellClass, style }: Planned<Row>, { row, number, isSelected, level, isExpanded, isLoading, drawing }: RowProps<Row>): ReactElement {
  if (column.kind === 'select') {
    return (
      <td key={column.id} role="gridcell" className={cellClass} style={style} data-act="select">
        <button type="button" role="checkbox" className={content.checkbox} aria-checked={isSelected} aria-label={drawing.title?.value(row)} tabIndex={-1} />
      </td>
    );
  }
  if (column.kind === 'index') return <td key={column.id} role="gridcell" className={cellClass} style={style}>{number}</td>;
  const inside = cellContent(column, row, drawing);
  if (column !== drawing.title) return <td key={column.id} role="gridcell" className={cellClass} style={style}>{inside}</td>;
  if (!drawing.isTree) return <td key={column.id} role="rowheader" className={cellClass} style={style}>{inside}</td>;
  const indent: CSSProperties & Record<'--lt-level', number> = { ...style, '--lt-level': level - 1 };
  return (
    <td key={column.id} role="rowheader" className={`${cellClass} ${css.indent}`} style={indent} data-tree>
      {isExpanded === undefined ? <span className={content.leaf} /> : (
        <button type="button" className={content.twisty} aria-expanded={isExpanded} aria-busy={isLoading}
          aria-label={isExpanded ? drawing.words.collapse : drawing.words.expand} data-act="expand" tabIndex={-1} />
      )}
      {inside}
    </td>
  );
}
