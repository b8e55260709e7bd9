import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DataTableProps } from './DataTableProps.ts';
import type { DrawnColumn } from './planned.ts';

const nothing = (): string => '';

/** The columns of a list with those that the table adds: the boxes, the numbers and the buttons. */
export function useDrawnColumns<Row extends object>(props: DataTableProps<Row>): DrawnColumn<Row>[] {
  const { columns, numbered, actions, actionsWidth, onSelectedChange } = props;
  const { t } = useLingui();
  const [select, index, buttons] = [t`选择`, t`序号`, t`操作`];
  const isSelectable = onSelectedChange !== undefined;
  return useMemo(() => {
    const own: DrawnColumn<Row>[] = columns.map((column) => ({ ...column, kind: column.kind ?? 'text' }));
    const pin = own.some((column) => column.pin === 'start') ? 'start' : undefined;
    const drawn = [...own];
    if (numbered) drawn.unshift({ id: 'lattice-index', header: index, kind: 'index', value: nothing, pin });
    if (isSelectable) drawn.unshift({ id: 'lattice-select', header: select, kind: 'select', value: nothing, pin });
    if (actions && !own.some(({ kind }) => kind === 'actions')) {
      drawn.push({ id: 'lattice-actions', header: buttons, kind: 'actions', value: nothing, width: actionsWidth, pin: 'end' });
    }
    return drawn;
  }, [columns, numbered, actions, actionsWidth, isSelectable, select, index, buttons]);
}
