import type { CSSProperties, ReactElement, Ref } from 'react';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { vars } from '../../theme/vars.css.ts';
import * as css from '../DataTable.css.ts';
import { Rows } from './Rows.tsx';
import type { RowsProps } from './Rows.tsx';
import { useRowWindow } from '../../LongList/useRowWindow.ts';

/** What may be asked of a windowed body. */
export interface WindowHandle {
  /** Brings the row of a slot into the window. */
  reveal(slot: number): void;
}

interface WindowBodyProps<R> extends Omit<RowsProps<R>, 'first' | 'last'> {
  /** Whether new rows are on their way. */
  isBusy: boolean;
  /** Called when other rows are drawn. */
  onDrawn: () => void;
  /** Takes what is asked of it. */
  ref: Ref<WindowHandle>;
}

/** How many rows are drawn at the most for the browser's search or for paper. */
const MOST_WHOLE = 500;

/**
 * Whether all rows of the page are drawn: from the moment on at which the browser searches the page or prints it, which
 * know what is drawn alone, until other rows come. Never for more than 500 rows.
 */
function useWhole(total: number, rowOffset: number): boolean {
  const [wholeAt, setWholeAt] = useState(-1);
  useEffect(() => {
    if (total > MOST_WHOLE) return undefined;
    const draw = () => flushSync(() => setWholeAt(rowOffset));
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') draw();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', draw);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', draw);
    };
  }, [total, rowOffset]);
  return wholeAt === rowOffset;
}

/** The body of a list too long to be drawn: as high as all its rows, with those in sight. */
export function WindowBody<R extends object>({ isBusy, onDrawn, ref, ...rows }: WindowBodyProps<R>): ReactElement {
  const total = rows.rows.length;
  const body = useRef<HTMLTableSectionElement>(null);
  const table = () => body.current?.closest('table');
  const isWhole = useWhole(total, rows.rowOffset);
  const view = useRowWindow(total, {
    frame: () => table()?.parentElement,
    rowHeight: () => (body.current?.getBoundingClientRect().height ?? 0) / total,
    beside: () => (table()?.tHead?.offsetHeight ?? 0) + (table()?.tFoot?.offsetHeight ?? 0),
  });
  const { reveal } = view;
  const [first, last] = isWhole ? [0, total] : [view.first, view.last];
  useImperativeHandle(ref, () => ({ reveal }), [reveal]);
  useLayoutEffect(() => onDrawn());
  const style: CSSProperties = {
    blockSize: `calc(${total} * ${vars.size.row})`,
    paddingBlockStart: `calc(${first} * ${vars.size.row})`,
  };
  return (
    <tbody
      ref={body}
      role="rowgroup"
      className={css.windowBody}
      style={style}
      tabIndex={-1}
      data-first={first}
      data-total={total}
      data-busy={isBusy || undefined}
    >
      <Rows {...rows} first={first} last={last} />
    </tbody>
  );
}
