import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import type { DataTableProps } from './DataTableProps.ts';
import { slotOf } from './cells/slotOf.ts';
import { usePress } from './focus/usePress.ts';
import type { useChanges } from './useChanges.ts';
import type { RowModel } from './useRowModel.ts';
import { useRowSelection } from './useRowSelection.ts';

/**
 * The one listener of a list: it reads from `data-act` and `data-id` what was actionTarget. Also holds the open menu.
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
    if (element) return act(element, event.shiftKey);
    if (!props.onRowClick || isControl(event) || getSelection()?.isCollapsed === false) return;
    const row = rows[slotOf(event.target as Element)]?.original.row;
    if (row) props.onRowClick(row);
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (actionTarget(event) || isControl(event) || !press.isSameRow(event)) return;
    const row = rows[slotOf(event.target as Element)]?.original.row;
    if (row) props.onRowOpen?.(row);
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

function isControl(event: MouseEvent): boolean {
  return (event.target as Element).closest('a,button,input,select,textarea,label') !== null;
}
