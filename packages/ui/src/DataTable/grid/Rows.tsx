import { type ReactElement, type ReactNode, memo, useMemo } from 'react';
import { DetailRow } from './DetailRow.tsx';
import './rowButtons.css.ts';
import type { RowContext } from '../rowContext.ts';
import type { Spans } from './mergeSpans.ts';
import { openState, type RowDetail } from '../rowDetail.ts';
import type { Entry } from '../tree.ts';
import { cellContent, detailButton } from '../cells/cellContent.tsx';
import * as content from '../cells/content.css.ts';
import * as css from '../DataTable.css.ts';
import { mergedCell } from './mergedCell.tsx';
import type { PlannedColumn } from '../plannedColumn.ts';
import { TitleCell } from './TitleCell.tsx';

interface RowProps<Row> extends Pick<Entry<Row>, 'row' | 'level' | 'isExpanded' | 'isLoading'> {
  /** Its place on the page, from 0; it also names the slot. */
  slot: number;
  /** Its place in the whole list, from 1. */
  number: number;
  /** Its place among all rows of the grid, titles counted, from 1. */
  index: number;
  /** Whether it is selected. */
  isSelected: boolean;
  /** Whether what stands under it is shown; undefined where nothing does. */
  isOpen: boolean | undefined;
  /** How many rows its cells stand for; undefined where no column merges. */
  spans: Spans | undefined;
  /** What every row of the table is drawn with. */
  drawing: RowContext<Row>;
}

function RowInSlot<R>({
  row,
  level,
  isExpanded,
  isLoading,
  slot,
  number,
  index,
  isSelected,
  isOpen,
  spans,
  drawing,
}: RowProps<R>): ReactElement {
  const cells = useMemo(
    () =>
      drawing.columns.map((planned, at) => {
        const { column, cellClass, style } = planned;
        if (column.kind === 'select') return null;
        if (column === drawing.title && drawing.isTree) {
          return (
            <TitleCell
              key={column.id}
              planned={planned}
              entry={{ row, level, isExpanded, isLoading }}
              drawing={drawing}
            />
          );
        }
        const span = spans?.[at] ?? 1;
        const inside =
          column.kind === 'index'
            ? number
            : column.kind === 'detail'
              ? detailButton(isOpen, drawing)
              : cellContent(column, row, drawing);
        const isName = column === drawing.title;
        const role = isName ? 'rowheader' : 'gridcell';
        if (span !== 1) return mergedCell(planned, role, span, inside);
        return (
          <td
            key={column.id}
            role={role}
            aria-label={isName && column.second ? column.value(row) : undefined}
            aria-description={isName && column.second ? column.second(row) : undefined}
            className={cellClass}
            style={style}
          >
            {inside}
          </td>
        );
      }),
    [row, level, isExpanded, isLoading, number, isOpen, spans, drawing],
  );
  return (
    <tr
      role="row"
      className={css.row}
      data-slot={slot}
      data-tone={drawing.rowTone?.(row)}
      data-merges={spans && ''}
      aria-rowindex={index}
      aria-selected={drawing.isSelectable ? isSelected : undefined}
      aria-level={drawing.isTree ? level : undefined}
      aria-expanded={isExpanded}
    >
      {drawing.isSelectable
        ? cells.map((cell, at) => cell ?? selectCell(drawing.columns[at], isSelected, drawing.title?.value(row)))
        : cells}
    </tr>
  );
}

/** One row of the grid, drawn again only when what it shows changes; its cells do not depend on the selection. */
export const Row = memo(RowInSlot) as typeof RowInSlot;

function selectCell<R>(
  planned: PlannedColumn<R> | undefined,
  isSelected: boolean,
  name: string | undefined,
): ReactElement {
  return (
    <td key="select" role="gridcell" className={planned?.cellClass} style={planned?.style} data-act="select">
      <button
        type="button"
        role="checkbox"
        className={content.checkbox}
        aria-checked={isSelected}
        aria-label={name}
        tabIndex={-1}
      />
    </td>
  );
}

/** A row of the model as it is drawn. */
export interface ModelRow<Row> {
  /** Its id. */
  id: string;
  /** The row and its place in a tree. */
  original: Entry<Row>;
  /** Whether it is selected. */
  getIsSelected(): boolean;
}

export interface RowsProps<R> {
  /** The rows of the page. */
  rows: readonly ModelRow<R>[];
  /** The first one drawn, from 0; 0 by default. */
  first?: number;
  /** The one after the last drawn; all by default. */
  last?: number;
  /** How many rows of the list stand before the page. */
  rowOffset: number;
  /** How many rows of titles stand above. */
  headRows: number;
  /** How many rows the cells of each row stand for; undefined where no column merges. */
  spans: readonly Spans[] | undefined;
  /** What opens under a row. */
  detail?: RowDetail<R> | undefined;
  /** What stands above a row. */
  above?: ((row: R, before: R | undefined) => ReactNode) | undefined;
  /** What every row is drawn with. */
  drawing: RowContext<R>;
}

/** Rows by slot, so that another page reuses them, each with what stands above it and open under it. */
export function Rows<R extends object>({
  rows,
  first = 0,
  last = rows.length,
  rowOffset,
  headRows,
  spans,
  detail,
  above,
  drawing,
}: RowsProps<R>): ReactElement[] {
  return rows.slice(first, last).flatMap((model, at) => {
    const { row, level, isExpanded, isLoading } = model.original;
    const slot = first + at;
    const number = rowOffset + slot + 1;
    const isOpen = openState(detail, row);
    const line = (
      <Row
        key={slot}
        slot={slot}
        number={number}
        index={number + headRows}
        row={row}
        isSelected={model.getIsSelected()}
        level={level}
        isExpanded={isExpanded}
        isLoading={isLoading}
        isOpen={isOpen}
        spans={spans?.[slot]}
        drawing={drawing}
      />
    );
    const wide = (part: string, said: ReactNode) => (
      <DetailRow
        key={`${slot} ${part}`}
        index={number + headRows}
        columns={drawing.columns.length}
        isHead={part === 'head'}
      >
        {said}
      </DetailRow>
    );
    const head = above?.(row, rows[slot - 1]?.original.row) ?? null;
    return [
      ...(head === null ? [] : [wide('head', head)]),
      line,
      ...(isOpen ? [wide('detail', detail?.render(row))] : []),
    ];
  });
}
