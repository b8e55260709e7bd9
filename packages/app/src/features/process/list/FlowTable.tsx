import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { DataTable, type RowAction } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { ErrorState } from '@lattice/ui/ErrorState';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { Pagination } from '@lattice/ui/Pagination';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../../base/errorText.ts';
import { useCodes } from '../../../session/useCodes.ts';
import { FlowFilters } from './FlowFilters.tsx';
import * as css from './process.css.ts';
import { detailAddress } from './processAddress.ts';
import { useFlowCategories } from './useFlowCategories.ts';
import { useFlowColumns } from './useFlowColumns.tsx';
import type { FlowKind, FlowRows } from './useFlowList.ts';
import { wordWidth } from '../../../base/wordWidth.ts';

const FlowWindow = lazyPart(async () => (await import('../picture/FlowWindow.tsx')).FlowWindow);

/** What can be done first with a row, where the person has its code. */
export interface FirstAction {
  /** Last part of its code, as in `work_todo_handle`. */
  code: string;
  label: string;
  run: (row: BladeFlow) => void;
}

interface FlowTableProps {
  kind: FlowKind;
  label: string;
  list: FlowRows;
  /** The name of the range of days in its filters. */
  days: string;
  first?: FirstAction;
  /** What stands where there are no rows at all. */
  empty: ReactNode;
  /** What stands above the rows. */
  toolbar?: ReactNode;
  /** What went wrong with a row; '' for nothing. */
  fault?: string;
  onFaultRead?: () => void;
}

const page = (row: BladeFlow) => row.taskId || row.processInstanceId;

/** A list of the workflow: filters, rows with what the person may do to them, and paging. */
export function FlowTable({ kind, label, list, days, first, empty, toolbar, fault = '', onFaultRead }: FlowTableProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const codes = useCodes();
  const { routes } = useFlowCategories();
  const columns = useFlowColumns(kind);
  const [followed, setFollowed] = useState<BladeFlow | null>(null);
  const { view, change } = list.state;
  const actions = useCallback((): RowAction[] => {
    const offered = [
      ...(first === undefined ? [] : [{ id: first.code, label: first.label }]),
      { id: 'detail', label: t`详情` },
      { id: 'follow', label: t`流程图` },
    ];
    return offered.filter(({ id }) => codes?.has(`work_${kind}_${id}`) === true);
  }, [codes, first, kind, t]);
  const act = (id: string, row: BladeFlow) => {
    if (id === 'follow') setFollowed(row);
    else if (id === 'detail') void navigate(detailAddress(routes.get(row.category), row));
    else first?.run(row);
  };
  const open = (row: BladeFlow) => {
    const [best] = actions();
    if (best !== undefined) act(best.id, row);
  };
  const isFiltered = Object.keys(view.filters).length > 0;
  const nothing =
    list.error === null ? (
      isFiltered ? (
        <Empty
          kind="noMatch"
          action={<Button onPress={() => change({ page: 1, filters: {} })}>{t`清空筛选`}</Button>}
        />
      ) : (
        empty
      )
    ) : (
      <ErrorState title={t`列表没有读出来`} message={errorText(list.error)} onRetry={list.reload} />
    );
  return (
    <div className={css.stack}>
      <FlowFilters label={label} state={list.state} days={days} />
      <Card>
        <div className={css.toolbar}>
          {toolbar}
          <span className={css.grow} />
          <IconButton label={t`刷新`} onPress={list.reload}>
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
          name={`work-${kind}`}
          columns={columns}
          rows={list.rows}
          getRowId={page}
          numbered
          sort={view.sort}
          onSortChange={(sort) => change({ sort, page: 1 })}
          isBusy={list.isBusy}
          rowOffset={(view.page - 1) * view.size}
          rowCount={list.total}
          actions={actions}
          onAction={act}
          onRowOpen={open}
          actionsWidth={wordWidth(first === undefined ? 150 : 205)}
          empty={list.isKnown || list.error !== null ? nothing : undefined}
          skeletonRows={Math.min(view.size, 10)}
        />
        <div className={css.foot}>
          <Pagination page={view.page} size={view.size} total={list.total} onChange={(next) => change(next)} />
        </div>
      </Card>
      {followed !== null && (
        <FlowWindow
          title={t`${followed.processDefinitionName} · 流程图`}
          instanceId={followed.processInstanceId}
          onClose={() => setFollowed(null)}
        />
      )}
    </div>
  );
}
