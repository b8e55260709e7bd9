import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DataTableProps } from '../DataTableProps.ts';
import { arrange } from '../layout.ts';
import type { DrawnColumn } from '../plannedColumn.ts';

const nothing = (): string => '';

/**
 * The columns of a list in the user's order, with those that the table adds: the boxes, the numbers and the buttons.
 */
export function useDrawnColumns<Row extends object>(props: DataTableProps<Row>): DrawnColumn<Row>[] {
  const { columns, numbered, actions, actionsWidth, onSelectedChange, detail, layout, isVirtual } = props;
  const { t } = useLingui();
  const [select, index, buttons, open] = [t`选择`, t`序号`, t`操作`, t`详情`];
  const isSelectable = onSelectedChange !== undefined;
  const hasDetail = detail !== undefined && !isVirtual;
  const { order, pins } = layout ?? {};
  return useMemo(() => {
    const own: DrawnColumn<Row>[] = arrange(columns, { order, pins }).map((column) => ({
      ...column,
      kind: column.kind ?? 'text',
    }));
    const pin = own.some((column) => column.pin === 'start') ? 'start' : undefined;
    const drawn = [...own];
    if (numbered) drawn.unshift({ id: 'lattice-index', header: index, kind: 'index', value: nothing, pin });
    if (isSelectable) drawn.unshift({ id: 'lattice-select', header: select, kind: 'select', value: nothing, pin });
    if (hasDetail) drawn.unshift({ id: 'lattice-detail', header: open, kind: 'detail', value: nothing, pin });
    if (actions && !own.some(({ kind }) => kind === 'actions')) {
      drawn.push({
        id: 'lattice-actions',
        header: buttons,
        kind: 'actions',
        value: nothing,
        width: actionsWidth,
        pin: 'end',
      });
    }
    return drawn;
  }, [columns, numbered, actions, actionsWidth, isSelectable, hasDetail, order, pins, select, index, buttons, open]);
}
