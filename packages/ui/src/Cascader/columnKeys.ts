import type { CascaderOption } from './CascaderSource.ts';

/** What a key does in a column: moves to a line, enters the next column, goes back to the one before, or chooses. */
export type ColumnMove =
  | { kind: 'focus'; value: string }
  | { kind: 'enter' }
  | { kind: 'back' }
  | { kind: 'choose' }
  | null;

/** The move of a key in a column, seen from its current line; in right-to-left writing the side arrows change roles. */
export function columnKey(
  key: string,
  options: readonly CascaderOption[],
  current: string,
  isRightToLeft: boolean,
): ColumnMove {
  const open = options.filter((option) => option.isDisabled !== true);
  const at = open.findIndex((option) => option.value === current);
  const to = (index: number): ColumnMove => {
    const option = open[Math.max(0, Math.min(open.length - 1, index))];
    return option === undefined ? null : { kind: 'focus', value: option.value };
  };
  if (key === 'ArrowDown') return to(at + 1);
  if (key === 'ArrowUp') return to(at - 1);
  if (key === 'Home') return to(0);
  if (key === 'End') return to(open.length - 1);
  if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return { kind: 'enter' };
  if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return { kind: 'back' };
  if (key === 'Enter' || key === ' ') return { kind: 'choose' };
  return null;
}
