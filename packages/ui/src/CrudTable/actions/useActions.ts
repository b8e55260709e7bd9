import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { RowAction } from '../../DataTable/rowAction.ts';
import type { ActionJob } from './actionJob.ts';
import type { ActionScope, CrudAction, CrudMenu } from './CrudAction.ts';
import type { CrudTableProps } from '../CrudTableProps.ts';
import type { CrudQuery, CrudRow } from '../DataSource.ts';
import type { List } from '../list/useList.ts';
import { useHandlers } from '../../useHandlers/useHandlers.tsx';

const isIn = ({ scope }: Pick<CrudAction, 'scope'>, place: ActionScope) => [scope].flat().includes(place);

/** The actions and menus above the table, in order. */
export const actionsAbove = (
  actions: readonly (CrudAction | CrudMenu)[],
  place: Exclude<ActionScope, 'row'>,
): readonly (CrudAction | CrudMenu)[] => actions.filter((action) => isIn(action, place));

/** The actions of a row, in order; those in menus stand by themselves. */
export const actionsOfRow = (actions: readonly (CrudAction | CrudMenu)[]): readonly CrudAction[] =>
  actions.flatMap((action) => ('items' in action ? action.items : action)).filter((action) => isIn(action, 'row'));

/** An action as the table draws it with a row; undefined where it is not shown. */
export function rowActionOf(
  { id, label, tone, isShown, disabledReason }: CrudAction,
  row: CrudRow,
): RowAction | undefined {
  if (isShown?.(row) === false) return undefined;
  const reason = disabledReason?.(row);
  return { id, label, ...(tone && { tone }), ...(reason !== undefined && { isDisabled: true, reason }) };
}

const nothing: readonly (CrudAction | CrudMenu)[] = [];

/** What the actions of a list need to know of it. */
interface ActionsOf extends Pick<CrudTableProps, 'source' | 'crudActions'> {
  list: List;
  query: CrudQuery;
  /** What stands before and after the given actions of a row. */
  own: { before: readonly RowAction[]; after: readonly RowAction[] };
  /** Which rows can be edited. */
  isEditable: (row: CrudRow) => boolean;
  /**
   * The rights are on their way: rows show no action until all of theirs are known, so that none moves away under the
   * pointer.
   */
  isComing: boolean;
  /** Called with an action of the list's own. */
  onOwn: (id: string, row: CrudRow) => void;
}

/** The actions of a row: the next move, those of the list, the others, and last what copies and destroys. */
function inOrder(ofRow: readonly CrudAction[], row: CrudRow, { before, after }: ActionsOf['own']): RowAction[] {
  const given = ofRow.flatMap((action) => {
    const drawn = rowActionOf(action, row);
    return drawn === undefined ? [] : [{ drawn, isNext: action.isNext === true && !drawn.isDisabled }];
  });
  const next = given.find(({ isNext }) => isNext)?.drawn;
  return [
    ...(next ? [next] : []),
    ...before,
    ...given.flatMap(({ drawn }) => (drawn === next ? [] : [drawn])),
    ...after,
  ];
}

/** The actions of a list: which stand with a row, and the one now asked about or under way. */
export function useActions({
  source,
  crudActions = nothing,
  list,
  query,
  own,
  isEditable,
  isComing,
  onOwn,
}: ActionsOf) {
  const { t } = useLingui();
  const [job, setJob] = useState<ActionJob | null>(null);
  const [behind, setBehind] = useState<readonly ActionJob[]>([]);
  const [fault, setFault] = useState('');
  const ofRow = useMemo(() => actionsOfRow(crudActions), [crudActions]);
  const rowActions = useCallback(
    (row: CrudRow): RowAction[] =>
      isComing ? [] : inOrder(ofRow, row, own).filter(({ id }) => id !== 'edit' || isEditable(row)),
    [own, ofRow, isEditable, isComing],
  );
  const ended = (one: ActionJob) => {
    const isBehind = one !== job;
    if (isBehind) setBehind((all) => all.filter((other) => other !== one));
    else setJob(null);
    const failed = new Set(one.read().failures.map(({ id }) => id));
    if (one.action.changesRows === false) return;
    if (!isBehind && one.count > 1) list.pick(new Set(one.rows.map(({ id }) => id).filter((id) => failed.has(id))));
    list.reload();
  };
  const alone = async (one: ActionJob) => {
    await one.begin();
    const { error, failures } = one.read();
    setFault(error || (failures[0]?.reason ?? ''));
    if (error === '' && one.action.changesRows !== false) list.reload();
  };
  const start = async (action: CrudAction, rows: readonly CrudRow[], isAll = false) => {
    if (job !== null) return;
    setFault('');
    const { actionJob } = await import('./actionJob.ts');
    const next = actionJob({
      action,
      rows,
      matching: isAll ? { query, total: list.total } : undefined,
      source,
      notApplicable: t`此操作不适用于这条记录`,
    });
    const isAsked = action.confirm !== undefined || action.ask !== undefined;
    if (isAsked || next.count > 1) {
      if (!isAsked) void next.begin();
      setJob(next);
      return;
    }
    await alone(next);
  };
  const handlers = useHandlers({
    cancel: () => setJob(null),
    end: ended,
    leave: (one: ActionJob) => {
      setJob(null);
      setBehind((all) => [...all, one]);
    },
    clearFault: () => setFault(''),
    onRow: (id: string, row: CrudRow) => {
      const action = ofRow.find((one) => one.id === id);
      if (action) void start(action, [row]);
      else onOwn(id, row);
    },
    onBatch: (action: CrudAction) => void start(action, list.isAll ? [] : [...list.picked.values()], list.isAll),
    onToolbar: (action: CrudAction) => void start(action, []),
  });
  const above = useMemo(
    () => ({ batch: actionsAbove(crudActions, 'batch'), toolbar: actionsAbove(crudActions, 'toolbar') }),
    [crudActions],
  );
  return useMemo(
    () => ({ job, behind, fault, rowActions, ...above, ...handlers, isSelectable: above.batch.length > 0 }),
    [job, behind, fault, rowActions, above, handlers],
  );
}
