import type { ReactNode } from 'react';

/** One thing that can be done to a row. */
export interface RowAction {
  /** The name handed to `onAction`. */
  id: string;
  /** The words on the button. */
  label: string;
  /** A decorative picture before the words. */
  icon?: ReactNode;
  /** Whether it cannot be done now. */
  isDisabled?: boolean;
  /** Why it cannot be done, shown as the button's hint. */
  reason?: string;
  /** `critical` for what destroys; `neutral` by default. */
  tone?: 'neutral' | 'critical';
}

/** The most actions drawn as buttons; of more, all but the first two go into the menu. */
export const shownActions = 3;

/** Parts the actions of a row into those drawn as buttons and those in the menu. */
export function splitActions(actions: readonly RowAction[]): [shown: readonly RowAction[], more: readonly RowAction[]] {
  if (actions.length <= shownActions) return [actions, []];
  return [actions.slice(0, shownActions - 1), actions.slice(shownActions - 1)];
}
