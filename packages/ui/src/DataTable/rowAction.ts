import type { ReactNode } from 'react';

/** One thing that can be done to a row. */
export interface RowAction {
  /** The name handed to `onAction`. */
  id: string;
  /** The words on the button. */
  label: string;
  /** A decorative picture before the text. */
  icon?: ReactNode;
  /** Whether it cannot be done now. */
  isDisabled?: boolean;
  /** Why it cannot be done, shown as the button's hint. */
  reason?: string;
  /** `critical` for what destroys; `neutral` by default. */
  tone?: 'neutral' | 'critical';
}

/** The actions in the menu of a row: those without a button, or all where each has one and a menu stands there too. */
export function menuActions(actions: readonly RowAction[], most: number): readonly RowAction[] {
  const [shown, more] = splitActions(actions, most);
  return more.length > 0 ? more : shown;
}

/**
 * Parts the actions of a row into those drawn as buttons and those in the menu; with more than `most` the last place is
 * the menu's, where what destroys always stands.
 */
export function splitActions(
  actions: readonly RowAction[],
  most: number,
): [shown: readonly RowAction[], more: readonly RowAction[]] {
  const calm = actions.filter(({ tone }) => tone !== 'critical');
  if (actions.length <= most && calm.length === actions.length) return [actions, []];
  const shown = calm.slice(0, most - 1);
  return [shown, actions.filter((action) => !shown.includes(action))];
}
