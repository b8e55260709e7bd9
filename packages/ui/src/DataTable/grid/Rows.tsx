import type { ReactElement, ReactNode } from 'react';
import { DetailRow } from './DetailRow.tsx';
import type { RowContext } from '../rowContext.ts';
import type { Spans } from './mergeSpans.ts';
import { Row } from './Row.tsx';
import { openState } from '../rowDetail.ts';
import type { RowDetail } from '../rowDetail.ts';
import type { Entry } from '../tree.ts';

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
