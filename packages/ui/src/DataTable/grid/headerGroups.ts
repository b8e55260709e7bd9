import type { Column } from '../column.ts';

/** One title over several columns. */
export interface GroupCell {
  /** The text. */
  label: string;
  /** The place of its first column, from 0. */
  from: number;
  /** How many columns it stands over. */
  span: number;
}

type Grouped = Pick<Column<never>, 'group' | 'pin'>;

/** The titles above a column's own, outermost first. */
export function pathOf({ group }: Grouped): readonly string[] {
  return typeof group === 'string' ? [group] : (group ?? []);
}

/**
 * The rows of titles over several columns, outermost first; a title is drawn again where the columns under it do not
 * stand together.
 */
export function headerGroups(columns: readonly Grouped[]): GroupCell[][] {
  const depth = Math.max(0, ...columns.map((column) => pathOf(column).length));
  return Array.from({ length: depth }, (_, level) => {
    const cells: GroupCell[] = [];
    columns.forEach((column, at) => {
      const label = pathOf(column)[level];
      if (label === undefined) return;
      const last = cells[cells.length - 1];
      if (last && last.from + last.span === at && isSame(columns[at - 1], column, level)) last.span += 1;
      else cells.push({ label, from: at, span: 1 });
    });
    return cells;
  });
}

function isSame(left: Grouped | undefined, right: Grouped, level: number): boolean {
  if (!left || left.pin !== right.pin) return false;
  const path = pathOf(left);
  return pathOf(right)
    .slice(0, level + 1)
    .every((label, at) => label === path[at]);
}
