import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DataTableProps } from './DataTableProps.ts';
import type { RowContext } from './rowContext.ts';
import type { PlannedColumn } from './plannedColumn.ts';

/** What every row of the table is drawn with, stable until columns, actions or the language change. */
export function useRowContext<Row extends object>(
  props: DataTableProps<Row>,
  columns: readonly PlannedColumn<Row>[],
  tabIndex: -1 | 0,
): RowContext<Row> {
  const { actions, expand, onSelectedChange, rowTone, shownActions = 3, actionsFloat = false } = props;
  const { t } = useLingui();
  const [more, open, close] = [
    t`更多`,
    t({ message: '展开', context: 'tree' }),
    t({ message: '收起', context: 'tree' }),
  ];
  const [isSelectable, isTree] = [onSelectedChange !== undefined, expand !== undefined];
  return useMemo(() => {
    const drawn = columns.map(({ column }) => column);
    const title = drawn.find((column) => column.isTitle) ?? drawn.find(({ kind }) => kind === 'text');
    return {
      columns,
      title,
      rowTone,
      actions,
      shownActions,
      actionsFloat,
      isSelectable,
      isTree,
      tabIndex,
      words: { more, expand: open, collapse: close },
    };
  }, [columns, rowTone, actions, shownActions, actionsFloat, isSelectable, isTree, tabIndex, more, open, close]);
}
