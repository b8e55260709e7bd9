import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import type { DataTableProps } from './DataTableProps.ts';
import { slotOf } from './cells/slotOf.ts';
import { nextSort } from './sorting.ts';
import type { Entry } from './tree.ts';
import { useRowSelection } from './useRowSelection.ts';

/**
 * The one listener of a list: it reads from `data-act` and `data-id` what was meant. Also holds the open menu and the
 * words to be spoken.
 */
export function useTableActs<Row extends object>(
  props: DataTableProps<Row>,
  rows: readonly { id: string; original: Entry<Row> }[],
) {
  const { t } = useLingui();
  const [message, say] = useState('');
  const [menu, setMenu] = useState<{ slot: number; opener: HTMLElement }>();
  const selecting = useRowSelection(props, rows, say);

  const headerOf = (id: string) => props.columns.find((column) => column.id === id)?.header ?? '';
  const sortBy = (id: string, isMulti: boolean) => {
    const next = nextSort(props.sort ?? [], id, isMulti);
    const header = headerOf(id);
    const words = next.map((one) => (one.desc ? t`${headerOf(one.id)}降序` : t`${headerOf(one.id)}升序`)).join(t`、`);
    say(next.length > 0 ? t`已按${words}排列` : t`已取消按${header}排序`);
    props.onSortChange?.(next);
  };
  const sayMoved = (header: string, by: 1 | -1) => say(by > 0 ? t`${header}已后移一列` : t`${header}已前移一列`);
  const openRow = (slot: number) => {
    const row = rows[slot]?.original.row;
    if (row) (props.onRowOpen ?? props.onRowClick)?.(row);
  };

  const act = (element: HTMLElement, isShift: boolean) => {
    const { act: name, id = '' } = element.dataset;
    if (name === 'sort') return sortBy(id, isShift);
    if (name === 'page') return selecting.selectPage();
    const slot = slotOf(element);
    const row = rows[slot];
    if (!row || element.ariaDisabled === 'true') return;
    if (name === 'select') selecting.selectRow(row.id, isShift);
    if (name === 'action') props.onAction?.(id, row.original.row);
    if (name === 'switch') props.onToggle?.(id, row.original.row, element.ariaChecked !== 'true');
    if (name === 'expand') props.expand?.onToggle(row.original.row);
    if (name === 'detail') props.detail?.onToggle(row.original.row);
    if (name === 'more') setMenu({ slot, opener: element });
  };
  const onClick = (event: MouseEvent) => {
    const element = actionTarget(event);
    if (element) return act(element, event.shiftKey);
    if (!props.onRowClick || isControl(event) || getSelection()?.isCollapsed === false) return;
    const row = rows[slotOf(event.target as Element)]?.original.row;
    if (row) props.onRowClick(row);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const row =
      actionTarget(event) || isControl(event) ? undefined : rows[slotOf(event.target as Element)]?.original.row;
    if (row) props.onRowOpen?.(row);
  };
  return {
    ...selecting,
    onClick,
    onDoubleClick,
    openRow,
    menu,
    closeMenu: () => setMenu(undefined),
    message,
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
