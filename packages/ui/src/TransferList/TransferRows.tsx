import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { scrollFor } from '../LongList/rowWindow.ts';
import { useRowWindow } from '../LongList/useRowWindow.ts';
import { extend, moveTo, pickAll, type TransferSelection, toggle } from './transferSelection.ts';
import { lineOfKey } from './rowKeys.ts';
import * as css from './TransferList.css.ts';
import type { TransferOption } from './TransferOption.ts';

export interface TransferRowsProps {
  /** Id of the list; its lines add their number. */
  id: string;
  /** What it holds, for screen readers. */
  label: string;
  /** Ties to messages of the field. */
  ties: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; 'aria-required': true | undefined };
  /** Cannot be used. */
  isDisabled: boolean;
  /** The visible lines of the search. */
  rows: readonly TransferOption[];
  /** What is picked. */
  picking: TransferSelection;
  /** Called with the new selection. */
  onPick: (picking: TransferSelection) => void;
  /** Called to move what is picked to the other list, or this line where nothing is picked or it alone is meant. */
  onMove: (value: string, isAlone: boolean) => void;
  /** Called to move what is picked one place up or down; absent where the order is given. */
  onStep?: (step: -1 | 1) => void;
  /** The list. */
  ref?: Ref<HTMLDivElement>;
}

/** Lines to pick from, only those near the sight drawn; the cursor is told by `aria-activedescendant`. */
export function TransferRows({
  id,
  label,
  ties,
  isDisabled,
  rows,
  picking,
  onPick,
  onMove,
  onStep,
  ref,
}: TransferRowsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLDivElement);
  const at = rows.findIndex((row) => row.value === picking.active);
  const { first, last, rowHeight } = useRowWindow(
    rows.length,
    {
      frame: () => list.current,
      rowHeight: () => list.current?.querySelector<HTMLElement>('[role=option]')?.offsetHeight ?? 0,
      probe: () => list.current?.querySelector('[role=option]') ?? null,
    },
    36,
  );
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null || at === -1) return;
    box.scrollTop = scrollFor(at, { top: box.scrollTop, height: box.clientHeight, rowHeight });
  }, [at, rowHeight]);
  const press = (event: KeyboardEvent) => {
    const row = rows[at];
    const isControl = event.ctrlKey || event.metaKey;
    if (event.altKey) {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
      if (step === null || onStep === undefined) return;
      event.preventDefault();
      onStep(step);
      return;
    }
    const to = lineOfKey(
      event.key,
      at,
      rows.length,
      Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / rowHeight) - 1),
    );
    const target = to === null ? undefined : rows[to];
    if (target !== undefined)
      onPick(event.shiftKey ? extend(picking, rows, target.value) : moveTo(picking, target.value));
    else if (event.key === ' ' && row !== undefined)
      onPick(event.shiftKey ? extend(picking, rows, row.value) : toggle(picking, row));
    else if (event.key === 'Enter' && row !== undefined) onMove(row.value, false);
    else if (event.key.toLowerCase() === 'a' && isControl) onPick(pickAll(picking, rows, true));
    else if (event.key === 'Escape' && picking.picked.size > 0) {
      event.stopPropagation();
      onPick(pickAll({ ...picking, picked: new Set() }, rows, false));
    } else return;
    event.preventDefault();
  };
  const rowOf = (event: MouseEvent) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
    return line === null ? undefined : rows[Number(line.dataset.at)];
  };
  const click = (event: MouseEvent) => {
    const row = rowOf(event);
    if (row !== undefined && !isDisabled)
      onPick(event.shiftKey ? extend(picking, rows, row.value) : toggle(picking, row));
  };
  const drawn = (at === -1 || (at >= first && at < last) ? [] : [at]).concat(
    Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index),
  );
  return (
    <div
      {...ties}
      ref={list}
      id={id}
      role="listbox"
      tabIndex={isDisabled ? undefined : 0}
      aria-label={label}
      aria-multiselectable
      aria-disabled={isDisabled || undefined}
      aria-activedescendant={at === -1 ? undefined : `${id}-${at}`}
      aria-keyshortcuts={onStep === undefined ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
      className={css.rows}
      onKeyDown={isDisabled ? undefined : press}
      onClick={click}
      onDoubleClick={(event) => {
        const row = rowOf(event);
        if (row !== undefined && !isDisabled) onMove(row.value, true);
      }}
      onFocus={() => {
        if (at === -1 && rows[0] !== undefined) onPick(moveTo(picking, rows[0].value));
      }}
    >
      {rows.length > 0 && (
        <div role="presentation" className={css.sheet} style={{ blockSize: rows.length * rowHeight }}>
          {drawn.map((index) => {
            const row = rows[index];
            return row === undefined ? null : (
              <div
                key={row.value}
                id={`${id}-${index}`}
                data-at={index}
                role="option"
                aria-selected={picking.picked.has(row.value)}
                aria-disabled={row.isDisabled || isDisabled || undefined}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                data-active={index === at || undefined}
                className={css.row}
                style={{ insetBlockStart: index * rowHeight }}
                title={row.isDisabled ? t`${row.label}（不能移动）` : row.label}
              >
                <span className={css.box} aria-hidden>
                  {picking.picked.has(row.value) && <Check size="0.85em" strokeWidth={3} />}
                </span>
                <span className={css.words}>{row.label}</span>
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}
