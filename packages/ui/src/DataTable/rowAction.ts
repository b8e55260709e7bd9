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

/** Parts the actions of a row into those drawn as buttons and those in the menu; with more than `most` the last place is the menu's. */
export function splitActions(
  actions: readonly RowAction[],
  most: number,
): [shown: readonly RowAction[], more: readonly RowAction[]] {
  if (actions.length <= most) return [actions, []];
  return [actions.slice(0, most - 1), actions.slice(most - 1)];
}
