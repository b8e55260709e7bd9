import type { ActionFailure, CrudAction } from './CrudAction.ts';
import type { CrudRow } from '../DataSource.ts';

/** Parts rows into those that an action can be done to, and those it refuses, with the reason. */
export function partRows(
  { isShown, disabledReason }: CrudAction,
  rows: readonly CrudRow[],
  notApplicable: string,
): { able: CrudRow[]; refused: ActionFailure[] } {
  const refused = rows.flatMap((row): ActionFailure[] => {
    const reason = isShown?.(row) === false ? notApplicable : disabledReason?.(row);
    return reason === undefined ? [] : [{ id: row.id, reason }];
  });
  const ids = new Set(refused.map(({ id }) => id));
  return { able: rows.filter(({ id }) => !ids.has(id)), refused };
}
