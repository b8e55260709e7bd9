import type { RowAction } from '../DataTable/rowAction.ts';

/** The most actions that stand beside a viewed record as buttons. */
const MOST = 3;
const USUAL = ['edit', 'copy', 'delete'];

/**
 * Parts the actions of a row into those that stand beside the record as buttons and those in a menu: its own come
 * before the usual ones, and what destroys or cannot be done now, with the reason, is in the menu.
 */
export function splitMoves(actions: readonly RowAction[]): [shown: readonly RowAction[], more: readonly RowAction[]] {
  const offered = actions
    .filter(({ id }) => id !== 'view')
    .map((action) => ({ action, at: USUAL.indexOf(action.id) }))
    .sort((a, b) => a.at - b.at)
    .map(({ action }) => action);
  const isPlain = ({ tone, isDisabled }: RowAction) => tone !== 'critical' && isDisabled !== true;
  const shown = offered.filter(isPlain).slice(0, MOST);
  const rest = offered.filter((action) => !shown.includes(action));
  return [shown, [...rest.filter(isPlain), ...rest.filter((action) => !isPlain(action))]];
}
