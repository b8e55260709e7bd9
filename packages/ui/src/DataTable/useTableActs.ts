import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState, useRef } from 'react';
import { setInteractionModality } from 'react-aria-components';
import type { DataTableProps } from './DataTableProps.ts';
import { isControl, usePress } from './focus/usePress.ts';
import type { useChanges, RowModel } from './useRowModel.ts';

/** The row that an element belongs to, by the slot it is drawn in; -1 for none. */
export function slotOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? -1);
}

/** How much of a page is selected. */
export type PageSelection = 'all' | 'some' | 'none';

/** Says how much of a page is selected. */
export function pageSelection(page: readonly string[], selected: ReadonlySet<string>): PageSelection {
  const count = page.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** Turns one row over. */
export function toggleRow(id: string, selected: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Gives every row from the anchor to the target the state that the target turns to; other pages stay as they are. */
export function toggleRange(
  page: readonly string[],
  anchor: string | undefined,
  target: string,
  selected: ReadonlySet<string>,
): ReadonlySet<string> {
  const from = anchor === undefined ? -1 : page.indexOf(anchor);
  const to = page.indexOf(target);
  if (from < 0 || to < 0) return toggleRow(target, selected);
  return withPage(page.slice(Math.min(from, to), Math.max(from, to) + 1), !selected.has(target), selected);
}

/** Draws the selected range out from the anchor to another row, or back: rows it leaves are no longer selected. */
export function extendRange(
  page: readonly string[],
  anchor: string,
  from: string,
  to: string,
  selected: ReadonlySet<string>,
): ReadonlySet<string> {
  return withPage(between(page, anchor, to), true, withPage(between(page, anchor, from), false, selected));
}

function between(page: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [page.indexOf(one), page.indexOf(other)];
  return from < 0 || to < 0 ? [] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
}

function withPage(page: readonly string[], isOn: boolean, selected: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of page) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

const nothing: ReadonlySet<string> = new Set();

/** How rows are selected: one, a range from the last one, the page, and all that match. */
function useRowSelection<Row extends object>(
  props: DataTableProps<Row>,
  table: RowModel<Row>,
  changes: ReturnType<typeof useChanges<Row>>,
  say: (words: string) => void,
) {
  const { t } = useLingui();
  const { rows } = table.getRowModel();
  const { selected = nothing, onSelectedChange, onSelectAllMatching, rowCount = rows.length } = props;
  const anchor = useRef<string>(undefined);
  const page = () => rows.map(({ id }) => id);
  return {
    selectRow: (id: string, isRange: boolean) => {
      if (isRange) changes.select(toggleRange(page(), anchor.current, id, selected));
      else table.getRow(id).toggleSelected();
      anchor.current = id;
    },
    extend: (from: number, to: number) => {
      const [left, reached] = [rows[from]?.id, rows[to]?.id];
      if (left === undefined || reached === undefined || !onSelectedChange) return;
      if (anchor.current === undefined || !selected.has(anchor.current) || !selected.has(left)) anchor.current = left;
      changes.select(extendRange(page(), anchor.current, left, reached, selected));
    },
    /** The page at first; all that match when the page is selected already. */
    selectMore: () => {
      if (!table.getIsAllPageRowsSelected()) {
        const count = new Set([...selected, ...page()]).size;
        table.toggleAllPageRowsSelected(true);
        if (onSelectAllMatching && rowCount > rows.length)
          say(t`已选择 ${count} 条` + t`，再按一次 Ctrl+A 选择全部 ${rowCount} 条`);
      } else if (onSelectAllMatching && rowCount > rows.length) {
        say(t`已选择全部 ${rowCount} 条`);
        onSelectAllMatching();
      }
    },
  };
}

/**
 * The one listener of a list: it reads from `data-act` and `data-id` what was pressed. Also holds the open menu.
 */
export function useTableActs<Row extends object>(
  props: DataTableProps<Row>,
  table: RowModel<Row>,
  changes: ReturnType<typeof useChanges<Row>>,
  say: (words: string) => void,
) {
  const { t } = useLingui();
  const { rows } = table.getRowModel();
  const [menu, setMenu] = useState<{ slot: number; id: string; opener: HTMLElement }>();
  const selecting = useRowSelection(props, table, changes, say);
  const press = usePress((element) => rows[slotOf(element)]?.id);
  const inMenu = menu && rows[menu.slot]?.id === menu.id ? rows[menu.slot]?.original.row : undefined;
  if (menu && inMenu === undefined) setMenu(undefined);

  const sayMoved = (header: string, by: 1 | -1) => say(by > 0 ? t`${header}已后移一列` : t`${header}已前移一列`);
  const openRow = (slot: number) => {
    const row = rows[slot]?.original.row;
    if (row) (props.onRowOpen ?? props.onRowClick)?.(row);
  };

  const act = (element: HTMLElement, isShift: boolean) => {
    const { act: name, id = '' } = element.dataset;
    if (name === 'sort') return table.getColumn(id)?.toggleSorting(undefined, isShift);
    if (name === 'page') return table.toggleAllPageRowsSelected();
    const slot = slotOf(element);
    const row = rows[slot];
    if (!row || element.ariaDisabled === 'true') return;
    if (name === 'select') selecting.selectRow(row.id, isShift);
    if (name === 'action') props.onAction?.(id, row.original.row);
    if (name === 'switch') props.onToggle?.(id, row.original.row, element.ariaChecked !== 'true');
    if (name === 'expand') props.expand?.onToggle(row.original.row);
    if (name === 'detail') props.detail?.onToggle(row.original.row);
    if (name === 'open') openRow(slot);
    if (name === 'more') setMenu({ slot, id: row.id, opener: element });
  };
  const onClick = (event: MouseEvent) => {
    const element = actionTarget(event);
    if (!press.isSameRow(event)) {
      if (element) say(t`列表刚刚更新，这一行已是另一条记录，请再按一次`);
      return undefined;
    }
    if (element) {
      // A press by keys is a click without a pointer. In the mode for screen readers that it begins, a menu and its
      // first item each wait for a frame to take the focus, and the menu can keep it.
      if (event.detail === 0) setInteractionModality('keyboard');
      return act(element, event.shiftKey);
    }
    if (!props.onRowClick || isControl(event.target as Element) || getSelection()?.isCollapsed === false) return;
    const row = rows[slotOf(event.target as Element)]?.original.row;
    if (row) props.onRowClick(row);
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (actionTarget(event) || isControl(event.target as Element) || !press.isSameRow(event)) return;
    const row = rows[slotOf(event.target as Element)]?.original.row;
    if (!row || !props.onRowOpen) return;
    // The double press marked a word, which would stay marked behind the record.
    getSelection()?.removeAllRanges();
    props.onRowOpen(row);
  };
  return {
    ...selecting,
    pressListeners: press.listeners,
    onClick,
    onDoubleClick,
    openRow,
    /** The open menu, and the row that it is of. */
    menu: menu && inMenu && { opener: menu.opener, row: inMenu },
    closeMenu: () => setMenu(undefined),
    say,
    sayMoved,
  };
}

function actionTarget(event: MouseEvent): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-act]');
}
