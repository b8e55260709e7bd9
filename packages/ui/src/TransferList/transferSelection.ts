import type { TransferOption } from './TransferOption.ts';

/** What is picked in a list, and where its cursor stands. */
export interface TransferSelection {
  /** The picked values. */
  picked: ReadonlySet<string>;
  /** The line with the cursor, null before the first key or press. */
  active: string | null;
  /** Where a run of lines began, null where none did. */
  anchor: string | null;
  /** What was picked before the run. */
  base: ReadonlySet<string>;
}

/** Nothing picked. */
export const EMPTY_SELECTION: TransferSelection = { picked: new Set(), active: null, anchor: null, base: new Set() };

/** The lines that may be picked. */
export const pickable = (rows: readonly TransferOption[]): readonly TransferOption[] =>
  rows.filter((row) => row.isDisabled !== true);

/** The cursor on a line, where a run may begin. */
export const moveTo = ({ picked }: TransferSelection, value: string): TransferSelection => ({
  picked,
  active: value,
  anchor: value,
  base: picked,
});

/** A line picked, or no longer picked, with the cursor on it. */
export function toggle({ picked }: TransferSelection, row: TransferOption): TransferSelection {
  const next = new Set(picked);
  if (row.isDisabled !== true && !next.delete(row.value)) next.add(row.value);
  return { picked: next, active: row.value, anchor: row.value, base: next };
}

/** The run from where it began to a line, picked beside what was picked before. */
export function extend(
  { active, anchor, base }: TransferSelection,
  rows: readonly TransferOption[],
  value: string,
): TransferSelection {
  const from = rows.findIndex((row) => row.value === (anchor ?? active ?? value));
  const to = rows.findIndex((row) => row.value === value);
  const run = from === -1 ? rows.slice(to, to + 1) : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return {
    picked: new Set([...base, ...pickable(run).map((row) => row.value)]),
    active: value,
    anchor: rows[from]?.value ?? value,
    base,
  };
}

/** All of these lines picked, or none of them, beside what is picked out of sight. */
export function pickAll(
  { picked, active, anchor }: TransferSelection,
  rows: readonly TransferOption[],
  isPicked: boolean,
): TransferSelection {
  const next = new Set(picked);
  for (const { value } of pickable(rows)) {
    if (isPicked) next.add(value);
    else next.delete(value);
  }
  return { picked: next, active, anchor, base: next };
}

/** The picking without what is no longer in its list. */
export function prune(picking: TransferSelection, rows: readonly TransferOption[]): TransferSelection {
  if (picking.picked.size === 0) return picking;
  const left = pickable(rows)
    .filter((row) => picking.picked.has(row.value))
    .map((row) => row.value);
  return left.length === picking.picked.size ? picking : { ...picking, picked: new Set(left), base: new Set(left) };
}

/**
 * The line for the cursor once these values have left a list: the next one that stays, else the last one before, else
 * null.
 */
export function lineAfter(rows: readonly TransferOption[], left: ReadonlySet<string>): string | null {
  let last = rows.length - 1;
  while (last >= 0 && !left.has(rows[last]?.value ?? '')) last -= 1;
  const stays = (row: TransferOption) => !left.has(row.value);
  return (rows.slice(last + 1).find(stays) ?? rows.slice(0, Math.max(0, last)).reverse().find(stays))?.value ?? null;
}
