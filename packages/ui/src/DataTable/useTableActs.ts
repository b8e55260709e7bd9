import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';
import type { DataTableProps } from './DataTableProps.ts';
import { togglePage, toggleRange, toggleRow } from './selection.ts';
import { nextSort } from './sorting.ts';
import type { Entry } from './tree.ts';

/** The row that an element belongs to, by the slot it is drawn in. */
export function slotOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? -1);
}

/** The one listener of a list: it reads from `data-act` and `data-id` what was meant. Also holds the open menu and the words to be spoken. */
export function useTableActs<Row extends object>(props: DataTableProps<Row>, rows: readonly { id: string; original: Entry<Row> }[]) {
  const { t } = useLingui();
  const anchor = useRef<string>(undefined);
  const [message, setMessage] = useState('');
  const [menu, setMenu] = useState<{ slot: number; opener: HTMLElement }>();

  const select = (next: ReadonlySet<string>) => {
    const count = next.size;
    setMessage(t`已选择 ${count} 条`);
    props.onSelectedChange?.(next);
  };
  const sortBy = (id: string, isMulti: boolean) => {
    const next = nextSort(props.sort ?? [], id, isMulti);
    const header = props.columns.find((column) => column.id === id)?.header ?? '';
    const one = next.find((sort) => sort.id === id);
    setMessage(one ? (one.desc ? t`已按${header}降序排列` : t`已按${header}升序排列`) : t`已取消按${header}排序`);
    props.onSortChange?.(next);
  };
  const selectRow = (id: string, isRange: boolean) => {
    const selected = props.selected ?? new Set<string>();
    const page = rows.map((row) => row.id);
    select(isRange ? toggleRange(page, anchor.current, id, selected) : toggleRow(id, selected));
    anchor.current = id;
  };
  const selectPage = () => select(togglePage(rows.map((row) => row.id), props.selected ?? new Set()));
  const openRow = (slot: number) => {
    const row = rows[slot]?.original.row;
    if (row) props.onRowOpen?.(row);
  };

  const act = (element: HTMLElement, isShift: boolean) => {
    const { act: name, id = '' } = element.dataset;
    if (name === 'sort') return sortBy(id, isShift);
    if (name === 'page') return selectPage();
    const slot = slotOf(element);
    const row = rows[slot];
    if (!row || element.ariaDisabled === 'true') return;
    if (name === 'select') selectRow(row.id, isShift);
    if (name === 'action') props.onAction?.(id, row.original.row);
    if (name === 'switch') props.onToggle?.(id, row.original.row, element.ariaChecked !== 'true');
    if (name === 'expand') props.expand?.onToggle(row.original.row);
    if (name === 'more') setMenu({ slot, opener: element });
  };
  const onClick = (event: MouseEvent) => {
    const element = meant(event);
    if (element) act(element, event.shiftKey);
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (!meant(event) && !(event.target as Element).closest('a,button,input,select,textarea')) openRow(slotOf(event.target as Element));
  };
  return { onClick, onDoubleClick, openRow, selectRow, selectPage, menu, closeMenu: () => setMenu(undefined), message };
}

function meant(event: MouseEvent): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-act]');
}
