import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { cellCommand, clampPlace, widgetCommand, type GridCommand, type GridPlace } from './gridKeys.ts';
import { cellAt, cellOf, placeOf, rowsOnScreen, shapeOf } from './gridPlaces.ts';
import { slotOf } from '../useTableActs.ts';
import { pinned } from '../columns/columnPins.css.ts';

/** What the keys of the grid ask of the table. */
export interface GridKeyActs {
  /** Opens the row of a slot. */
  openRow(slot: number): void;
  /** Turns the selection of the row of a slot over, or gives all rows from the last one to this one its state. */
  selectSlot(slot: number, isRange: boolean): void;
  /** Draws the selection out from one slot to the next. */
  extend(from: number, to: number): void;
  /** Selects the page; false where rows cannot be selected. */
  selectPage(): boolean;
  /** Makes a column wider or narrower by a step. */
  resize(columnId: string, by: 1 | -1): void;
  /** Moves a column by one place; false where columns stay. */
  moveColumn(columnId: string, by: 1 | -1): boolean;
  /** Draws the row of a slot that is beyond the window. */
  reveal(slot: number): void;
}

const widgets = 'button,a[href],input,select,textarea,[tabindex]';

/**
 * The focus of a grid: one cell is the tab stop, and the table, not the row, knows which; so rows can be redrawn under
 * it.
 */
export function useGridFocus(table: RefObject<HTMLTableElement | null>, acts: GridKeyActs) {
  const place = useRef<GridPlace>({ row: 1, column: 0 });
  const marked = useRef<HTMLElement>(undefined);
  const isInside = useRef(false);

  const mark = (at: GridPlace): HTMLElement | undefined => {
    const found = table.current ? cellAt(table.current, clampPlace(at, shapeOf(table.current))) : undefined;
    const stop = found ?? table.current?.tBodies[0]?.rows[0]?.cells[at.column];
    // Nothing is written where it stands, because that would compute styles in the midst of a render.
    if (stop && stop !== marked.current) {
      marked.current?.removeAttribute('tabindex');
      stop.tabIndex = 0;
      marked.current = stop;
    }
    return found;
  };
  const focus = (at: GridPlace) => {
    place.current = at;
    if (table.current && !cellAt(table.current, at)) acts.reveal(at.row - 1);
    const found = mark(at);
    found?.focus({ preventScroll: true });
    const frame = table.current?.parentElement;
    const left = frame?.scrollLeft;
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // A cell at a frozen edge is in sight already; browsers scroll to where it would stand without it.
    if (frame && found?.classList.contains(pinned)) frame.scrollLeft = left ?? 0;
  };
  const scheduleFocus = () => {
    const found = mark(place.current);
    if (isInside.current && document.activeElement === document.body) found?.focus({ preventScroll: true });
  };
  useLayoutEffect(scheduleFocus);

  const run = (command: GridCommand, cell: HTMLElement | null, from: Element): boolean => {
    if (command.type === 'move') focus(clampPlace(command.to, shapeOf(table.current)));
    if (command.type === 'leave') focus(place.current);
    if (command.type === 'selectPage') return acts.selectPage();
    if (!cell) return command.type === 'move';
    const inside = [...cell.querySelectorAll<HTMLElement>(widgets)];
    const slot = slotOf(cell);
    const id = cell.dataset.column;
    if (command.type === 'step')
      inside[inside.indexOf(from as HTMLElement) + command.by]?.focus({ preventScroll: true });
    if (command.type === 'selectRange') acts.selectSlot(slot, true);
    if (command.type === 'resize' && id) acts.resize(id, command.by);
    if (command.type === 'moveColumn' && id && acts.moveColumn(id, command.by))
      focus({ row: 0, column: (cell as HTMLTableCellElement).cellIndex + command.by });
    if (command.type === 'extend') {
      focus({ ...place.current, row: place.current.row + command.by });
      acts.extend(slot, slotOf(marked.current ?? cell));
    }
    if (command.type === 'enter') {
      if (place.current.row === 0) inside[0]?.click();
      else if (inside[0]) inside[0].focus({ preventScroll: true });
      else acts.openRow(slot);
    }
    if (command.type === 'press') {
      if (inside.length === 1) inside[0]?.click();
      else if (inside[0]) inside[0].focus({ preventScroll: true });
      else if (slot >= 0) acts.selectSlot(slot, false);
    }
    return true;
  };

  return {
    /** Makes the first cell the tab stop again, as after paging. */
    reset: () => {
      place.current = { row: 1, column: 0 };
      mark(place.current);
    },
    /**
     * Brings the focus to its place after other rows are drawn; while its row is beyond the window the body keeps it.
     */
    follow: () => {
      const body = table.current?.tBodies[0];
      const isLost = isInside.current && (document.activeElement === document.body || document.activeElement === body);
      const found = mark(place.current);
      if (isLost) (found ?? body)?.focus({ preventScroll: true });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const grid = table.current;
      if (!grid || event.altKey || event.nativeEvent.isComposing) return;
      const cell = cellOf(grid, target);
      if (!cell && target !== grid.tBodies[0]) return;
      const key = {
        key: event.key,
        isCtrl: event.ctrlKey || event.metaKey,
        isShift: event.shiftKey,
        isRtl: getComputedStyle(target).direction === 'rtl',
      };
      const takesText = target.matches('input,select,textarea,[contenteditable]');
      const keepsItsKeys = takesText || (cell !== target && cell?.dataset.detail !== undefined);
      if (event.defaultPrevented || (keepsItsKeys && event.key !== 'Escape')) return;
      if (event.key === 'Enter' && event.shiftKey && cell === target && place.current.row === 0) {
        cell?.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
        return event.preventDefault();
      }
      const isOnCell = target === cell || !cell;
      const command =
        treeCommand(key, target) ??
        (isOnCell ? cellCommand(key, place.current, shapeOf(grid, rowsOnScreen(grid))) : widgetCommand(key));
      if (command && run(command, cell, target)) event.preventDefault();
    },
    onMouseDown: (event: MouseEvent) => {
      const cell = table.current && cellOf(table.current, event.target as Element);
      if (cell && table.current) mark((place.current = placeOf(table.current, cell)));
    },
    onFocus: (event: FocusEvent) => {
      isInside.current = true;
      const cell = table.current && cellOf(table.current, event.target);
      if (cell && table.current) mark((place.current = placeOf(table.current, cell)));
    },
    onBlur: (event: FocusEvent) => {
      const left = event.target;
      setTimeout(() => {
        if (left.isConnected && !table.current?.contains(document.activeElement)) isInside.current = false;
      });
    },
  };
}

function treeCommand(key: { key: string; isRtl: boolean }, target: HTMLElement): GridCommand | undefined {
  const state = target.matches('[data-tree]') ? target.parentElement?.ariaExpanded : undefined;
  const opens = key.isRtl ? 'ArrowLeft' : 'ArrowRight';
  const closes = key.isRtl ? 'ArrowRight' : 'ArrowLeft';
  return (state === 'false' && key.key === opens) || (state === 'true' && key.key === closes)
    ? { type: 'press' }
    : undefined;
}
