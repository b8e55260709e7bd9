import type { Expansion, SheetCell, SheetRecord } from './SheetFile.ts';

/** A value that a repeated cell has in some lines, with the records behind it. */
export interface Binding {
  /** Tells bindings apart. */
  id: number;
  cell: string;
  value: unknown;
  /** Undefined where no data set stands behind the value. */
  dataset?: string;
  records: readonly SheetRecord[];
}

/** A row or column of the filled sheet: which one of the file it is, and the values for which it stands. */
export interface SheetLine {
  number: number;
  bindings: readonly Binding[];
}

/** Rows or columns of a file, as their expansion sees them. */
export interface Axis {
  expansion: Exclude<Expansion, 'None'>;
  at: (cell: SheetCell) => number;
  span: (cell: SheetCell) => number;
  parent: (cell: SheetCell) => string;
}

/** Rows, which cells repeat downwards. */
export const rowsAxis: Axis = {
  expansion: 'Down',
  at: ({ row }) => row,
  span: ({ rowSpan }) => rowSpan,
  parent: ({ left }) => left,
};

/** Columns, which cells repeat to the right. */
export const columnsAxis: Axis = {
  expansion: 'Right',
  at: ({ column }) => column,
  span: ({ columnSpan }) => columnSpan,
  parent: ({ top }) => top,
};

const covers = (cell: SheetCell, row: number, column: number): boolean =>
  cell.row <= row && row < cell.row + cell.rowSpan && cell.column <= column && column < cell.column + cell.columnSpan;

/** The cells by name with which each cell repeats: by its word, else the one at its left, or above. */
export function chainsOf(cells: readonly SheetCell[], axis: Axis): ReadonlyMap<string, readonly string[]> {
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  const above = (cell: SheetCell): SheetCell | undefined => {
    const named = axis.parent(cell);
    if (named !== '') return byName.get(named);
    const [row, column] = axis.expansion === 'Down' ? [cell.row, cell.column - 1] : [cell.row - 1, cell.column];
    return cells.find((one) => covers(one, row, column));
  };
  return new Map(
    cells.map((cell) => {
      const chain: string[] = [];
      for (let one = above(cell); one !== undefined && !chain.includes(one.name); one = above(one))
        chain.push(one.name);
      return [cell.name, chain];
    }),
  );
}

/** The values of a cell that repeats, where its parents have theirs. */
export type ValuesOf = (cell: SheetCell, bindings: readonly Binding[]) => readonly Omit<Binding, 'id' | 'cell'>[];

interface Expanded {
  lines: SheetLine[];
  /** Cells that should repeat beside another one, which this preview does not follow. */
  beside: string[];
}

/** The rows or columns that stand for those of a file: each as often as its cells have values. */
export function expandLines(
  cells: readonly SheetCell[],
  axis: Axis,
  chains: ReadonlyMap<string, readonly string[]>,
  valuesOf: ValuesOf,
): Expanded {
  const chainOf = ({ name }: SheetCell) => chains.get(name) ?? [];
  const repeated = cells.filter(({ expansion }) => expansion === axis.expansion);
  const done = new Set<string>();
  let ids = 0;
  const within = (first: number, last: number, bindings: readonly Binding[]): SheetLine[] => {
    const parent = bindings.at(-1)?.cell;
    const lines: SheetLine[] = [];
    for (let number = first; number <= last; number += 1) {
      const cell = repeated.find(
        (one) =>
          axis.at(one) === number &&
          bindings.every((binding) => binding.cell !== one.name) &&
          (parent === undefined || chainOf(one).includes(parent)) &&
          repeated.every(
            (other) => !chainOf(one).includes(other.name) || bindings.some((binding) => binding.cell === other.name),
          ),
      );
      if (cell === undefined) {
        lines.push({ number, bindings });
        continue;
      }
      done.add(cell.name);
      const block = cells.filter((one) => one === cell || chainOf(one).includes(cell.name));
      const end = Math.min(last, Math.max(...block.map((one) => axis.at(one) + axis.span(one) - 1)));
      const values = valuesOf(cell, bindings);
      for (const value of values.length > 0 ? values : [{ value: '', records: [] }]) {
        ids += 1;
        lines.push(...within(number, end, [...bindings, { ...value, id: ids, cell: cell.name }]));
      }
      number = end;
    }
    return lines;
  };
  const last = Math.max(0, ...cells.map((cell) => axis.at(cell) + axis.span(cell) - 1));
  const lines = within(1, last, []);
  return { lines, beside: repeated.filter(({ name }) => !done.has(name)).map(({ name }) => name) };
}
