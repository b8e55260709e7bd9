import type { CSSProperties, MouseEvent, ReactElement, SyntheticEvent } from 'react';
import { useEffect, useRef } from 'react';
import { baseText } from './columnTracks.ts';
import type { DataTableProps } from './DataTableProps.ts';
import * as css from './DataTable.css.ts';
import type { Drawing } from './drawing.ts';
import { Header } from './Header.tsx';
import { Placeholder } from './Placeholder.tsx';
import { Row } from './Row.tsx';
import { pageSelection } from './selection.ts';
import type { Entry } from './tree.ts';
import { useColumnResize } from './useColumnResize.ts';
import { useGridFocus } from './useGridFocus.ts';
import type { useTableActs } from './useTableActs.ts';

interface GridProps<Row extends object> {
  /** The props of the list. */
  list: DataTableProps<Row>;
  /** The rows of the model. */
  rows: readonly { id: string; original: Entry<Row>; getIsSelected(): boolean }[];
  /** What every row is drawn with. */
  drawing: Drawing<Row>;
  /** The columns' widths and offsets as custom properties. */
  style: CSSProperties;
  /** What a press means. */
  acts: ReturnType<typeof useTableActs<Row>>;
  /** Sets the width of a column in px, or forgets it. */
  setWidth(id: string, width: number | undefined): void;
}

const keyStep = 16;
const nothingSelected: ReadonlySet<string> = new Set();

/** The list as a grid of real rows and cells. */
export function Grid<R extends object>({ list, rows, drawing, style, acts, setWidth }: GridProps<R>): ReactElement {
  const { isBusy, rowOffset = 0, rowCount = rows.length, selected = nothingSelected, skeletonRows = 10 } = list;
  const table = useRef<HTMLTableElement>(null);
  const focus = useGridFocus(table, {
    openRow: acts.openRow,
    selectSlot: (slot) => rows[slot] && drawing.isSelectable && acts.selectRow(rows[slot].id, false),
    selectPage: () => {
      if (drawing.isSelectable) acts.selectPage();
      return drawing.isSelectable;
    },
    resize: (id, by) => {
      const head = table.current?.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`);
      if (head) setWidth(id, (head.offsetWidth * baseText) / Number.parseFloat(getComputedStyle(head).fontSize) + by * keyStep);
    },
  });
  const resize = useColumnResize(setWidth);
  const pageStart = useRef(rowOffset);
  useEffect(() => {
    if (pageStart.current === rowOffset) return;
    pageStart.current = rowOffset;
    focus.reset();
    table.current?.parentElement?.scrollTo({ top: 0 });
  });
  const onDoubleClick = (event: MouseEvent) => {
    resize.onDoubleClick(event);
    acts.onDoubleClick(event);
  };

  return (
    <table ref={table} role={drawing.isTree ? 'treegrid' : 'grid'} className={css.table} style={style} aria-label={list.label} aria-busy={isBusy}
      aria-rowcount={rowCount + 1} aria-colcount={drawing.columns.length} aria-multiselectable={drawing.isSelectable || undefined}
      onClick={acts.onClick} onDoubleClick={onDoubleClick} onKeyDown={focus.onKeyDown} onMouseDown={focus.onMouseDown} onBlur={focus.onBlur}
      onFocus={(event) => { focus.onFocus(event); hint(event); }} onMouseOver={hint}
      onPointerDown={resize.onPointerDown} onPointerMove={resize.onPointerMove} onPointerUp={resize.onPointerUp} onPointerCancel={resize.onPointerUp}>
      <Header columns={drawing.columns} sort={list.sort ?? []} canSort={list.onSortChange !== undefined} page={pageSelection(rows.map(({ id }) => id), selected)} />
      <tbody role="rowgroup" className={css.body} data-busy={(isBusy && rows.length > 0) || undefined}>
        {rows.length === 0 && <Placeholder columns={drawing.columns} sketched={isBusy ? skeletonRows : 0} empty={list.empty} />}
        {rows.map((row, slot) => (
          <Row key={slot} slot={slot} number={rowOffset + slot + 1} row={row.original.row} isSelected={row.getIsSelected()} level={row.original.level}
            isExpanded={row.original.isExpanded} isLoading={row.original.isLoading} drawing={drawing} />
        ))}
      </tbody>
    </table>
  );
}

/** Gives a cut cell its whole text as a hint, when pointer or focus comes to it. */
function hint(event: SyntheticEvent): void {
  const cell = (event.target as Element).closest<HTMLElement>('td,th');
  if (!cell) return;
  const text = cell.tagName === 'TH' ? (cell.querySelector<HTMLElement>('span') ?? cell) : cell;
  if (text.scrollWidth > text.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
