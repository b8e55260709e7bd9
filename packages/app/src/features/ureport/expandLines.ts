import type { Expansion, SheetCell, SheetRecord } from './SheetFile.ts';

/** A value that a repeated cell has in some lines, with the records behind it. */
export interface Binding {
  /** Tells bindings apart. */
  id: number;
  cell: string;
  value: unknown;
  /** The value as the record says it, where words stand in for it. */
  given: unknown;
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

/** What a cell without records stands for. */
const nothing = { value: '', given: '', records: [] };

interface Expanded {
  lines: SheetLine[];
  /** Cells that should repeat beside a taller one, which this preview does not follow. */
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
  const bind = (cell: SheetCell, value: Omit<Binding, 'id' | 'cell'>): Binding => {
    ids += 1;
    return { ...value, id: ids, cell: cell.name };
  };
  const blockOf = (cell: SheetCell) => cells.filter((one) => one === cell || chainOf(one).includes(cell.name));
  const endOf = (cell: SheetCell) => Math.max(...blockOf(cell).map((one) => axis.at(one) + axis.span(one) - 1));
  const repeat = (cell: SheetCell, first: number, last: number, bindings: readonly Binding[]): SheetLine[] => {
    done.add(cell.name);
    const values = valuesOf(cell, bindings);
    return (values.length > 0 ? values : [nothing]).flatMap((value) =>
      within(first, last, [...bindings, bind(cell, value)]),
    );
  };
  /** A line in which a list that is shorter than the one beside it has nothing more to say. */
  const emptyOf = (cell: SheetCell): Binding[] =>
    blockOf(cell)
      .filter((one) => repeated.includes(one))
      .map((one) => bind(one, one.value.kind === 'dataset' ? { ...nothing, dataset: one.value.dataset } : nothing));
  const sideBySide = (
    lists: readonly { cell: SheetCell; lines: readonly SheetLine[] }[],
    shared: readonly Binding[],
  ): SheetLine[] => {
    const [only, second] = lists;
    if (only !== undefined && second === undefined) return [...only.lines];
    const longest = lists.reduce<readonly SheetLine[]>(
      (most, { lines }) => (lines.length > most.length ? lines : most),
      [],
    );
    return longest.map(({ number }, at) => ({
      number,
      bindings: [
        ...shared,
        ...lists.flatMap(({ cell, lines }) => lines[at]?.bindings.slice(shared.length) ?? emptyOf(cell)),
      ],
    }));
  };
  const within = (first: number, last: number, bindings: readonly Binding[]): SheetLine[] => {
    const parent = bindings.at(-1)?.cell;
    const lines: SheetLine[] = [];
    for (let number = first; number <= last; number += 1) {
      const found = repeated.filter(
        (one) =>
          axis.at(one) === number &&
          bindings.every((binding) => binding.cell !== one.name) &&
          (parent === undefined || chainOf(one).includes(parent)) &&
          repeated.every(
            (other) => !chainOf(one).includes(other.name) || bindings.some((binding) => binding.cell === other.name),
          ),
      );
      const [cell] = found;
      if (cell === undefined) {
        lines.push({ number, bindings });
        continue;
      }
      const end = Math.min(last, endOf(cell));
      // Lists of one line each stand side by side; taller ones would not know which lines are theirs.
      const beside = found.filter((one) => one === cell || (end === number && endOf(one) === number));
      lines.push(
        ...sideBySide(
          beside.map((one) => ({ cell: one, lines: repeat(one, number, end, bindings) })),
          bindings,
        ),
      );
      number = end;
    }
    return lines;
  };
  const last = Math.max(0, ...cells.map((cell) => axis.at(cell) + axis.span(cell) - 1));
  const lines = within(1, last, []);
  return { lines, beside: repeated.filter(({ name }) => !done.has(name)).map(({ name }) => name) };
}
