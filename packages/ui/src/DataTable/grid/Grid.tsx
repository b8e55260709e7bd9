import { type CSSProperties, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { Waiting, lazyPart } from '../../lazyPart/lazyPart.tsx';
import { baseText } from '../columns/columnTracks.ts';
import type { DataTableProps } from '../DataTableProps.ts';
import * as css from '../DataTable.css.ts';
import type { RowContext } from '../rowContext.ts';
import type { GridListeners as AllListeners } from './GridListeners.tsx';
import { Header } from './Header.tsx';
import { headerGroups } from './headerGroups.ts';
import { withMove } from '../layout.ts';
import { mergeSpans } from './mergeSpans.ts';
import { Placeholder } from './Placeholder.tsx';
import { Rows, type ModelRow } from './Rows.tsx';
import { pageSelection, type useTableActs } from '../useTableActs.ts';
import type { Sort } from '../sorting.ts';
import * as foot from './Summary.css.ts';
import type { Summary as SummaryFoot } from './Summary.tsx';
import { useSlow } from './useSlow.ts';
import type { SetWidth } from '../columns/useColumnWidths.ts';
import { useGridFocus } from '../focus/useGridFocus.ts';
import type { WindowBody as WindowedBody, WindowHandle } from './WindowBody.tsx';

interface GridProps<Row extends object> {
  /** The props of the list. */
  list: DataTableProps<Row>;
  /** The rows of the model. */
  rows: readonly ModelRow<Row>[];
  /** What every row is drawn with. */
  drawing: RowContext<Row>;
  /** The columns' widths and offsets as custom properties. */
  style: CSSProperties;
  /** What a press means. */
  acts: ReturnType<typeof useTableActs<Row>>;
  /** Sets the width of a column. */
  setWidth: SetWidth;
}

const GridListeners = lazyPart(async () => (await import('./GridListeners.tsx')).GridListeners) as typeof AllListeners;
const Summary = lazyPart(async () => (await import('./Summary.tsx')).Summary) as typeof SummaryFoot;
const WindowBody = lazyPart(async () => (await import('./WindowBody.tsx')).WindowBody) as typeof WindowedBody;
const keyStep = 16;
const nothingSelected: ReadonlySet<string> = new Set();
const closed = (): boolean => false;

/** The list as a grid of real rows and cells. */
export function Grid<R extends object>({ list, rows, drawing, style, acts, setWidth }: GridProps<R>): ReactElement {
  const {
    isBusy = false,
    rowOffset = 0,
    rowCount = rows.length,
    selected = nothingSelected,
    skeletonRows = 10,
    totals,
    layout = {},
    onLayoutChange,
    isVirtual,
  } = list;
  const detail = isVirtual ? undefined : list.detail;
  const table = useRef<HTMLTableElement>(null);
  const windowed = useRef<WindowHandle>(null);
  const [isTouched, setTouched] = useState(false);
  const columns = useMemo(() => drawing.columns.map(({ column }) => column), [drawing.columns]);
  const groups = useMemo(() => headerGroups(columns), [columns]);
  const merges = columns.some(({ merge }) => merge);
  const spans = useMemo(
    () =>
      merges
        ? mergeSpans(
            rows.map(({ original }) => original.row),
            columns,
            detail?.isExpanded ?? closed,
          )
        : undefined,
    [merges, rows, columns, detail],
  );
  const page = useMemo(
    () =>
      pageSelection(
        rows.map(({ id }) => id),
        selected,
      ),
    [rows, selected],
  );
  const order = JSON.stringify(list.sort ?? []);
  const sort = useMemo(() => JSON.parse(order) as readonly Sort[], [order]);
  const footRows =
    rows.length === 0 ? 0 : Number(totals !== undefined) + Number(columns.some(({ summary }) => summary !== undefined));
  const moveColumn = (id: string, onto: string) => onLayoutChange?.(withMove(list.columns, layout, id, onto));
  const focus = useGridFocus(table, {
    openRow: acts.openRow,
    selectSlot: (slot, isRange) => rows[slot] && drawing.isSelectable && acts.selectRow(rows[slot].id, isRange),
    extend: acts.extend,
    selectPage: () => {
      if (drawing.isSelectable) acts.selectMore();
      return drawing.isSelectable;
    },
    resize: (id, by) => {
      const head = table.current?.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`);
      if (head)
        setWidth(
          id,
          (head.offsetWidth * baseText) / Number.parseFloat(getComputedStyle(head).fontSize) + by * keyStep,
          true,
        );
    },
    moveColumn: (id, by) => {
      const at = columns.findIndex((column) => column.id === id);
      const [own, other] = [columns[at], columns[at + by]];
      if (!onLayoutChange || !own || !other || own.pin !== other.pin || other.id.startsWith('lattice-')) return false;
      moveColumn(id, other.id);
      acts.sayMoved(own.header, by);
      return true;
    },
    reveal: (slot) => windowed.current?.reveal(slot),
  });
  const pageStart = useRef(rowOffset);
  useEffect(() => {
    if (pageStart.current === rowOffset) return;
    pageStart.current = rowOffset;
    focus.reset();
    const frame = table.current?.parentElement;
    // Asked only where it is scrolled, because it lays the new rows out at once.
    if (frame?.dataset.top !== undefined) frame.scrollTo({ top: 0 });
  });
  const body = { rows, rowOffset, headRows: groups.length + 1, spans, drawing };
  const isWaiting = useSlow(isBusy && rows.length > 0);

  return (
    <>
      <table
        ref={table}
        role={drawing.isTree ? 'treegrid' : 'grid'}
        className={css.table}
        style={style}
        aria-label={list.label}
        aria-busy={isBusy}
        aria-rowcount={rowCount + groups.length + 1 + footRows}
        aria-colcount={columns.length}
        aria-multiselectable={drawing.isSelectable || undefined}
        data-clickable={list.onRowClick && ''}
        data-waiting={isWaiting || (isBusy && rows.length === 0) || undefined}
        {...acts.pressListeners}
        onClick={acts.onClick}
        onDoubleClick={acts.onDoubleClick}
        onKeyDown={focus.onKeyDown}
        onMouseDown={focus.onMouseDown}
        onBlur={focus.onBlur}
        onFocus={(event) => {
          focus.onFocus(event);
          setTouched(true);
        }}
        onPointerEnter={() => setTouched(true)}
      >
        <Header
          columns={drawing.columns}
          groups={groups}
          sort={sort}
          canSort={list.onSortChange !== undefined}
          canMove={onLayoutChange !== undefined}
          page={page}
        />
        {isVirtual && rows.length > 0 ? (
          <Waiting
            value={
              <tbody role="rowgroup" className={css.body}>
                <Placeholder columns={drawing.columns} sketched={skeletonRows} empty={null} />
              </tbody>
            }
          >
            <WindowBody ref={windowed} isBusy={isWaiting} onDrawn={focus.follow} {...body} />
          </Waiting>
        ) : (
          <tbody role="rowgroup" className={css.body} data-busy={isWaiting || undefined}>
            {rows.length === 0 && (
              <Placeholder columns={drawing.columns} sketched={isBusy ? skeletonRows : 0} empty={list.empty} />
            )}
            <Rows {...body} detail={detail} above={list.above} />
          </tbody>
        )}
        {footRows > 0 && (
          <Waiting
            value={
              <tfoot className={foot.footer}>
                {Array.from({ length: footRows }, (_, at) => (
                  <tr key={at} className={foot.footRow} />
                ))}
              </tfoot>
            }
          >
            <Summary columns={drawing.columns} rows={list.rows} totals={totals} index={rowCount + groups.length + 2} />
          </Waiting>
        )}
      </table>
      {isTouched && (
        <GridListeners
          table={table}
          rows={rows}
          columns={columns}
          say={acts.say}
          onMove={moveColumn}
          setWidth={setWidth}
        />
      )}
    </>
  );
}
