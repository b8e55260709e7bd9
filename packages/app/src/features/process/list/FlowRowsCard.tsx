import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { DataTable, type DataTableProps } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { Pagination } from '@lattice/ui/Pagination';
import type { CrudState } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './process.css.ts';

/** A list of the workflow as it is looked at. */
export interface FlowRowsView<Row> {
  state: CrudState;
  rows: readonly Row[];
  total: number;
  /** The page that the rows are: the last one where the view is beyond it. */
  page: number;
  /** What stands in place of the rows where they were not read; null otherwise. */
  fault: ReactNode;
  isKnown: boolean;
  /** Other rows are on their way. */
  isBusy: boolean;
  reload: () => void;
}

interface FlowRowsCardProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  | 'label'
  | 'name'
  | 'columns'
  | 'getRowId'
  | 'actions'
  | 'onAction'
  | 'onRowOpen'
  | 'actionsWidth'
  | 'shownActions'
  | 'selected'
  | 'onSelectedChange'
> {
  list: FlowRowsView<Row>;
  /** Whether filters leave rows out. */
  isFiltered: boolean;
  /** What stands where there are no rows at all. */
  empty: ReactNode;
  /** Buttons above the rows. */
  toolbar?: ReactNode;
  /** What went wrong with a row; '' for nothing. */
  fault?: string;
  onFaultRead?: () => void;
}

/**
 * The rows of a list of the workflow with the toolbar above and the paging below, and what is said where there are
 * none.
 */
export function FlowRowsCard<Row extends object>({
  list,
  isFiltered,
  empty,
  toolbar,
  fault = '',
  onFaultRead,
  ...table
}: FlowRowsCardProps<Row>) {
  const { t } = useLingui();
  const { state, rows, total, page, fault: unread, isKnown, isBusy, reload } = list;
  const { view, change } = state;
  const filteredOut = (
    <Empty kind="noMatch" action={<Button onPress={() => change({ page: 1, filters: {} })}>{t`清空筛选`}</Button>} />
  );
  return (
    <Card>
      <div className={css.toolbar}>
        {toolbar}
        <span className={css.grow} />
        <IconButton label={t`刷新`} onPress={reload}>
          <Icon of={RotateCw} />
        </IconButton>
      </div>
      {fault !== '' && (
        <Alert tone="critical" action={onFaultRead && <Button size="small" onPress={onFaultRead}>{t`知道了`}</Button>}>
          {fault}
        </Alert>
      )}
      <DataTable
        {...table}
        rows={rows}
        numbered
        sort={view.sort}
        onSortChange={(sort) => change({ sort, page: 1 })}
        isBusy={isBusy}
        rowOffset={(page - 1) * view.size}
        rowCount={total}
        empty={isKnown || unread !== null ? (unread ?? (isFiltered ? filteredOut : empty)) : undefined}
        skeletonRows={Math.min(view.size, 10)}
      />
      <div className={css.foot} data-coming={(!isKnown && unread === null) || undefined}>
        <Pagination page={page} size={view.size} total={total} onChange={(next) => change(next)} />
      </div>
    </Card>
  );
}
