import type { CrudAction, CrudMenu, CrudRow } from '@lattice/ui/CrudTable';

/** Of the rows in the order shown, the one after a row that is done; the first one after the last, undefined alone. */
export function rowAfter(rows: readonly CrudRow[], done: string): CrudRow | undefined {
  const at = rows.findIndex(({ id }) => id === done);
  return rows[at + 1] ?? rows.find(({ id }) => id !== done);
}

const going = (action: CrudAction, onDone: (row: CrudRow) => void): CrudAction => ({
  ...action,
  run: async (rows, run) => {
    await action.run(rows, run);
    if (rows.length === 1 && rows[0] !== undefined) onDone(rows[0]);
  },
});

/** Actions of a list that tell when they are done with one row; those of menus too. */
export const goOn = (
  actions: readonly (CrudAction | CrudMenu)[],
  onDone: (row: CrudRow) => void,
): readonly (CrudAction | CrudMenu)[] =>
  actions.map((action) =>
    'items' in action
      ? { ...action, items: action.items.map((item) => going(item, onDone)) }
      : action.changesRows === false
        ? action
        : going(action, onDone),
  );
