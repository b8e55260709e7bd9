import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import type { RowAction } from '@lattice/ui/DataTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { useCodes } from '../../../session/useCodes.ts';
import { FlowFilters } from './FlowFilters.tsx';
import { FlowRowsCard } from './FlowRowsCard.tsx';
import * as css from './process.css.ts';
import { detailAddress } from './processAddress.ts';
import { useFlowCategories } from './useFlowCategories.ts';
import { useFlowColumns } from './useFlowColumns.tsx';
import type { FlowKind, FlowRows } from './useFlowList.ts';
import { wordWidth } from '../../../base/wordWidth.ts';
import { useGo } from '../../../navigation/Address.tsx';

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
export function FlowTable({ kind, label, list, days, first, empty, toolbar, fault, onFaultRead }: FlowTableProps) {
  const { t } = useLingui();
  const navigate = useGo();
  const codes = useCodes();
  const { routes } = useFlowCategories();
  const columns = useFlowColumns(kind);
  const [followed, setFollowed] = useState<BladeFlow | null>(null);
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
    else if (id === 'detail') navigate(detailAddress(routes.get(row.category), row));
    else first?.run(row);
  };
  const open = (row: BladeFlow) => {
    const [best] = actions();
    if (best !== undefined) act(best.id, row);
  };
  return (
    <div className={css.stack}>
      <FlowFilters label={label} state={list.state} days={days} />
      <FlowRowsCard
        {...{ label, list, columns, actions, empty, toolbar, fault, onFaultRead }}
        name={`work-${kind}`}
        isFiltered={Object.keys(list.state.view.filters).length > 0}
        getRowId={page}
        onAction={act}
        onRowOpen={open}
        actionsWidth={wordWidth(first === undefined ? 150 : 205)}
      />
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
