import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { cellCommand, clampPlace, widgetCommand } from './gridKeys.ts';
import type { GridCommand, GridPlace, GridShape } from './gridKeys.ts';

/** What the keys of the grid ask of the table. */
export interface GridKeyActs {
  /** Opens the row of a slot. */
  openRow(slot: number): void;
  /** Turns the selection of the row of a slot over. */
  selectSlot(slot: number): void;
  /** Selects the page; false where rows cannot be selected. */
  selectPage(): boolean;
  /** Makes a column wider or narrower by a step. */
  resize(columnId: string, by: 1 | -1): void;
}

const widgets = 'button,a[href],input,select,textarea,[tabindex]';

/** The focus of a grid: one cell is the tab stop, and the table, not the row, knows which; so rows can be drawn anew under it. */
export function useGridFocus(table: RefObject<HTMLTableElement | null>, acts: GridKeyActs) {
  const place = useRef<GridPlace>({ row: 1, column: 0 });
  const marked = useRef<HTMLElement>(undefined);
  const isInside = useRef(false);

  const mark = (at: GridPlace): HTMLElement | undefined => {
    const found = table.current && cellAt(table.current, clampPlace(at, shapeOf(table.current)));
    if (!found) return undefined;
    if (found !== marked.current) marked.current?.removeAttribute('tabindex');
    found.tabIndex = 0;
    marked.current = found;
    return found;
  };
  const focus = (at: GridPlace) => {
    place.current = at;
    const found = mark(at);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  useLayoutEffect(() => {
    const found = mark(place.current);
    if (isInside.current && document.activeElement === document.body) found?.focus({ preventScroll: true });
  });

  const run = (command: GridCommand, cell: HTMLElement, from: Element) => {
    const inside = [...cell.querySelectorAll<HTMLElement>(widgets)];
    const slot = place.current.row - 1;
    if (command.type === 'move') focus(clampPlace(command.to, shapeOf(table.current)));
    if (command.type === 'leave') focus(place.current);
    if (command.type === 'step') inside[inside.indexOf(from as HTMLElement) + command.by]?.focus();
    if (command.type === 'selectPage') return acts.selectPage();
    if (command.type === 'resize' && cell.dataset.column) acts.resize(cell.dataset.column, command.by);
    if (command.type === 'enter') {
      if (slot < 0) inside[0]?.click();
      else if (inside[0]) inside[0].focus();
      else acts.openRow(slot);
    }
    if (command.type === 'press') {
      if (inside.length === 1) inside[0]?.click();
      else if (inside[0]) inside[0].focus();
      else if (slot >= 0) acts.selectSlot(slot);
    }
    return true;
  };

  return {
    /** Makes the first cell the tab stop again, as after paging. */
    reset: () => {
      place.current = { row: 1, column: 0 };
      mark(place.current);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const cell = cellOf(target);
      if (!cell || !table.current || event.altKey || event.nativeEvent.isComposing) return;
      const key = { key: event.key, isCtrl: event.ctrlKey || event.metaKey, isShift: event.shiftKey, isRtl: getComputedStyle(cell).direction === 'rtl' };
      const takesText = target.matches('input,select,textarea,[contenteditable]');
      if (takesText && event.key !== 'Escape') return;
      const command = treeCommand(key, target) ?? (target === cell ? cellCommand(key, place.current, shapeOf(table.current, rowsOnScreen(table.current))) : widgetCommand(key));
      if (command && run(command, cell, target)) event.preventDefault();
    },
    onMouseDown: (event: MouseEvent) => {
      const cell = cellOf(event.target as Element);
      if (cell) mark((place.current = placeOf(cell)));
    },
    onFocus: (event: FocusEvent) => {
      isInside.current = true;
      const cell = cellOf(event.target);
      if (cell) mark((place.current = placeOf(cell)));
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
  return (state === 'false' && key.key === opens) || (state === 'true' && key.key === closes) ? { type: 'press' } : undefined;
}

function cellOf(element: Element): HTMLTableCellElement | null {
  return element.closest<HTMLTableCellElement>('td,th');
}

function placeOf(cell: HTMLTableCellElement): GridPlace {
  return { row: (cell.parentElement as HTMLTableRowElement).rowIndex, column: cell.cellIndex };
}

function cellAt(table: HTMLTableElement, { row, column }: GridPlace): HTMLElement | undefined {
  return table.rows[row]?.cells[column] ?? table.rows[row]?.cells[0];
}

function shapeOf(table: HTMLTableElement | null, pageRows = 1): GridShape {
  const body = table?.tBodies[0];
  return { rows: body?.querySelector('[data-slot]') ? body.rows.length + 1 : 1, columns: table?.rows[0]?.cells.length ?? 1, pageRows };
}

function rowsOnScreen(table: HTMLTableElement): number {
  const height = table.rows[0]?.offsetHeight ?? 1;
  return Math.floor((table.parentElement?.clientHeight ?? 0) / height) - 2;
}
