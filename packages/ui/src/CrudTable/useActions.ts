import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { RowAction } from '../DataTable/rowAction.ts';
import type { ActionJob } from './actionJob.ts';
import { type CrudAction, actionsFor, rowActionOf } from './CrudAction.ts';
import type { CrudTableProps } from './CrudTableProps.ts';
import type { CrudQuery, CrudRow } from './DataSource.ts';
import { pickedCount } from './listMachine.ts';
import type { List } from './useList.ts';

const nothing: readonly CrudAction[] = [];

/** What the actions of a list need to know of it. */
interface ActionsOf extends Pick<CrudTableProps, 'source' | 'crudActions'> {
  list: List;
  query: CrudQuery;
  /** What stands before and after the given actions of a row. */
  own: { before: readonly RowAction[]; after: readonly RowAction[] };
  /** Told of an action of the list's own. */
  onOwn: (id: string, row: CrudRow) => void;
}

/** The actions of a list: which stand with a row, and the one now asked about or under way. */
export function useActions({ source, crudActions = nothing, list, query, own, onOwn }: ActionsOf) {
  const { t } = useLingui();
  const [job, setJob] = useState<ActionJob | null>(null);
  const [fault, setFault] = useState('');
  const rowActions = useCallback(
    (row: CrudRow): RowAction[] => [...own.before, ...actionsFor(crudActions, 'row').flatMap((action) => rowActionOf(action, row) ?? []), ...own.after],
    [own, crudActions],
  );
  const ended = (one: ActionJob) => {
    setJob(null);
    const failed = new Set(one.read().failures.map(({ id }) => id));
    if (one.action.changesRows === false) return;
    if (one.rows.length > 1 || one.count > 1) list.pick(new Set(one.rows.map(({ id }) => id).filter((id) => failed.has(id))));
    list.reload();
  };
  const alone = async (one: ActionJob) => {
    await one.begin();
    const { error, failures } = one.read();
    setFault(error || (failures[0]?.reason ?? ''));
    if (error === '') ended(one);
  };
  const start = async (action: CrudAction, rows: readonly CrudRow[], isAll = false) => {
    if (job !== null) return;
    setFault('');
    const { actionJob } = await import('./actionJob.ts');
    const next = actionJob({ action, rows, matching: isAll ? { query, total: list.total } : undefined, source, notApplicable: t`此操作不适用于这条记录` });
    if (action.confirm !== undefined || next.count > 1) {
      if (action.confirm === undefined) void next.begin();
      setJob(next);
      return;
    }
    await alone(next);
  };
  return {
    job, fault, rowActions,
    cancel: () => setJob(null),
    end: () => job && ended(job),
    clearFault: () => setFault(''),
    batch: actionsFor(crudActions, 'batch'),
    toolbar: actionsFor(crudActions, 'toolbar'),
    onRow: (id: string, row: CrudRow) => {
      const action = actionsFor(crudActions, 'row').find((one) => one.id === id);
      if (action) void start(action, [row]);
      else onOwn(id, row);
    },
    onBatch: (action: CrudAction) => void start(action, list.isAll ? [] : [...list.picked.values()], list.isAll),
    onToolbar: (action: CrudAction) => void start(action, []),
    isSelectable: actionsFor(crudActions, 'batch').length > 0,
    count: pickedCount(list),
  };
}
