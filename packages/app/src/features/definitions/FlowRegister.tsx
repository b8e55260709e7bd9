import type { Column, RowAction } from '@lattice/ui/DataTable';
import { type ReactNode, useCallback } from 'react';
import { useCodes } from '../../session/useCodes.ts';
import { FlowRowsCard, type FlowRowsView } from '../process/list/FlowRowsCard.tsx';
import { type ListFilter, ListFilters } from '../process/list/ListFilters.tsx';
import * as css from '../process/list/process.css.ts';

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
  fault,
  onFaultRead,
}: FlowRegisterProps<Row>) {
  const codes = useCodes();
  const { state } = list;
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
  return (
    <div className={css.stack}>
      <ListFilters label={label} state={state} filters={filters} />
      <FlowRowsCard
        {...{ label, name, list, columns, getRowId, actionsWidth, shownActions, empty, toolbar, fault, onFaultRead }}
        isFiltered={filters.some((filter) => (state.view.filters[filter.name] ?? '') !== '')}
        {...(selected && onSelectedChange && { selected, onSelectedChange })}
        actions={offered}
        onAction={act}
        onRowOpen={open}
      />
    </div>
  );
}
