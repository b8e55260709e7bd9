import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { type Column, DataTable, type RowAction } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { ErrorState } from '@lattice/ui/ErrorState';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { Pagination } from '@lattice/ui/Pagination';
import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useCodes } from '../../session/useCodes.ts';
import * as css from '../process/list/process.css.ts';
import { type ListFilter, ListFilters } from '../process/list/ListFilters.tsx';
import type { FlowRowsView } from './useFlowRows.ts';

/** Something that can be done to a row by those who have its code. */
export interface CodedAction<Row> {
  id: string;
  label: string;
  /** The permission code that it needs; none by default. */
  code?: string;
  tone?: 'critical';
  /** Whether it stands with a row; default yes. */
  isShown?: (row: Row) => boolean;
  run: (row: Row) => void;
}

interface FlowRegisterProps<Row extends object> {
  label: string;
  /** Under which widths of columns are remembered. */
  name: string;
  list: FlowRowsView<Row>;
  filters: readonly ListFilter[];
  columns: readonly Column<Row>[];
  getRowId: (row: Row) => string;
  actions: readonly CodedAction<Row>[];
  actionsWidth: number;
  shownActions?: number;
  /** The rows chosen for what is done to several, by id; without it none can be chosen. */
  selected?: ReadonlySet<string>;
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** What stands where there are no rows at all. */
  empty: ReactNode;
  /** Buttons above the rows. */
  toolbar?: ReactNode;
  /** What went wrong with a row; '' for nothing. */
  fault?: string;
  onFaultRead?: () => void;
}

/** A list of those who look after processes: filters, rows with what the person may do to them, and paging. */
export function FlowRegister<Row extends object>({
  label,
  name,
  list,
  filters,
  columns,
  getRowId,
  actions,
  actionsWidth,
  shownActions = 4,
  selected,
  onSelectedChange,
  empty,
  toolbar,
  fault = '',
  onFaultRead,
}: FlowRegisterProps<Row>) {
  const { t } = useLingui();
  const codes = useCodes();
  const {
    state: { view, change },
    rows,
    total,
    error,
    isKnown,
    isBusy,
    reload,
  } = list;
  const offered = useCallback(
    (row: Row): RowAction[] =>
      actions
        .filter(({ code, isShown }) => (code === undefined || codes?.has(code) === true) && isShown?.(row) !== false)
        .map(({ id, label: word, tone }) => ({ id, label: word, ...(tone && { tone }) })),
    [actions, codes],
  );
  const act = (id: string, row: Row) => actions.find((action) => action.id === id)?.run(row);
  const open = (row: Row) => {
    const [first] = offered(row);
    if (first !== undefined) act(first.id, row);
  };
  const isFiltered = filters.some((filter) => (view.filters[filter.name] ?? '') !== '');
  const nothing =
    error === null ? (
      isFiltered ? (
        <Empty
          kind="noMatch"
          action={<Button onPress={() => change({ page: 1, filters: {} })}>{t`清空筛选`}</Button>}
        />
      ) : (
        empty
      )
    ) : (
      <ErrorState title={t`列表没有读出来`} message={errorText(error)} onRetry={reload} />
    );
  return (
    <div className={css.stack}>
      <ListFilters label={label} state={list.state} filters={filters} />
      <Card>
        <div className={css.toolbar}>
          {toolbar}
          <span className={css.grow} />
          <IconButton label={t`刷新`} onPress={reload}>
            <Icon of={RotateCw} />
          </IconButton>
        </div>
        {fault !== '' && (
          <Alert
            tone="critical"
            action={onFaultRead && <Button size="small" onPress={onFaultRead}>{t`知道了`}</Button>}
          >
            {fault}
          </Alert>
        )}
        <DataTable
          label={label}
          name={name}
          columns={columns}
          rows={error === null ? rows : []}
          getRowId={getRowId}
          numbered
          sort={view.sort}
          onSortChange={(sort) => change({ sort, page: 1 })}
          isBusy={isBusy}
          rowOffset={(view.page - 1) * view.size}
          rowCount={total}
          {...(selected && onSelectedChange && { selected, onSelectedChange })}
          actions={offered}
          onAction={act}
          onRowOpen={open}
          actionsWidth={actionsWidth}
          shownActions={shownActions}
          empty={isKnown || error !== null ? nothing : undefined}
          skeletonRows={Math.min(view.size, 10)}
        />
        <div className={css.foot}>
          <Pagination page={view.page} size={view.size} total={total} onChange={(next) => change(next)} />
        </div>
      </Card>
    </div>
  );
}
