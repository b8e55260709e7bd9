import { type ExpressionPlace, UnknownExpression, evaluate } from './cellExpression.ts';
import { cellText } from './cellText.ts';
import { type SheetRecords, type Wanted, datasetValues } from './datasetValues.ts';
import { notDrawn } from './codes/pictureText.ts';
import {
  type Binding,
  type SheetLine,
  type ValuesOf,
  chainsOf,
  columnsAxis,
  expandLines,
  rowsAxis,
} from './expandLines.ts';
import { type SheetChart, sheetChart } from './sheetChart.ts';
import type { DrawnValue, SheetCell, SheetFile, SheetStyle } from './SheetFile.ts';

/** A cell of the filled sheet. */
export interface FilledCell {
  key: string;
  /** Places from zero. */
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  text: string;
  style: SheetStyle;
  /** The code or picture that stands for the text; none for the text itself. */
  drawn?: DrawnValue;
  /** The chart that stands in place of the text. */
  chart?: SheetChart;
  /** True where the words of the file stand, since what they ask for is not known here. */
  isOpen: boolean;
}

/** A report filled with records, and what of it was not followed. */
export interface FilledSheet {
  cells: readonly FilledCell[];
  /** In points; 0 for the usual size. */
  rowHeights: readonly number[];
  columnWidths: readonly number[];
  /** Expressions that are not followed. */
  unknown: readonly string[];
  /** Texts of which there is no code or picture here. */
  undrawn: readonly { form: DrawnValue['form']; text: string }[];
  /** True where cells should repeat beside taller ones, which is not followed. */
  isBeside: boolean;
}

/** A run of neighbouring lines in which a cell of the file stands once. */
interface Run {
  from: number;
  length: number;
  bindings: readonly Binding[];
}

/** A place of a cell of the file on the filled sheet. */
interface Instance {
  cell: SheetCell;
  down: Run;
  beside: Run;
}

interface Computed {
  value: unknown;
  chart?: SheetChart;
  isOpen: boolean;
}

const CALL = /[([{$]/;

function runsOf(lines: readonly SheetLine[], first: number, span: number, isOwn: (binding: Binding) => boolean): Run[] {
  const runs: (Run & { key: string })[] = [];
  for (const [at, { number, bindings }] of lines.entries()) {
    if (number < first || number >= first + span) continue;
    const own = bindings.filter(isOwn);
    const key = own.map(({ id }) => id).join(' ');
    const before = runs.at(-1);
    if (before?.key === key && before.from + before.length === at) before.length += 1;
    else runs.push({ key, from: at, length: 1, bindings });
  }
  return runs;
}

/** Fills a report with the records of its data sets. */
export function fillSheet(
  file: SheetFile,
  records: SheetRecords,
  today: string,
  parameters: ReadonlyMap<string, string> = new Map(),
): FilledSheet {
  const { cells } = file;
  const chains = { rows: chainsOf(cells, rowsAxis), columns: chainsOf(cells, columnsAxis) };
  const unknown = new Set<string>();
  const wanted: Wanted = (expression, bindings) => {
    const of = (name: string) => bindings.filter(({ cell }) => cell === name).map(({ given }) => given);
    try {
      const value = evaluate(expression, { row: 0, column: 0, today, parameters, valuesOf: of });
      return cellText(value, '');
    } catch (error) {
      if (!(error instanceof UnknownExpression)) throw error;
      // A word without quotes is meant as a text.
      if (CALL.test(expression)) unknown.add(expression);
      return expression;
    }
  };
  const ownIn =
    (own: ReadonlyMap<string, readonly string[]>, { name }: SheetCell) =>
    (binding: Binding) =>
      binding.cell === name || own.get(name)?.includes(binding.cell) === true;
  const valuesOf =
    (own: ReadonlyMap<string, readonly string[]>): ValuesOf =>
    (cell, bindings) => {
      const { value } = cell;
      return value.kind === 'dataset'
        ? datasetValues(value, records, bindings.filter(ownIn(own, cell)), wanted)
        : [{ value: value.kind === 'text' ? value.text : '', given: '', records: [] }];
    };
  const rows = expandLines(cells, rowsAxis, chains.rows, valuesOf(chains.rows));
  const columns = expandLines(cells, columnsAxis, chains.columns, valuesOf(chains.columns));
  const instances: Instance[] = cells.flatMap((cell) => {
    const across = runsOf(columns.lines, cell.column, cell.columnSpan, ownIn(chains.columns, cell));
    return runsOf(rows.lines, cell.row, cell.rowSpan, ownIn(chains.rows, cell)).flatMap((down) =>
      across.map((beside) => ({ cell, down, beside })),
    );
  });
  const byName = new Map<string, Instance[]>();
  for (const instance of instances) {
    const { name } = instance.cell;
    byName.set(name, byName.get(name) ?? []);
    byName.get(name)?.push(instance);
  }
  const known = new Map<Instance, Computed>();
  const agree = (own: readonly Binding[], other: readonly Binding[], isOwn: (binding: Binding) => boolean) =>
    other.every((one) => !isOwn(one) || own.every(({ cell, id }) => cell !== one.cell || id === one.id));
  const around = (instance: Instance): ExpressionPlace => ({
    row: instance.down.from + 1,
    column: instance.beside.from + 1,
    today,
    parameters,
    valuesOf: (name) =>
      (byName.get(name) ?? [])
        .filter(
          (one) =>
            agree(instance.down.bindings, one.down.bindings, ownIn(chains.rows, one.cell)) &&
            agree(instance.beside.bindings, one.beside.bindings, ownIn(chains.columns, one.cell)),
        )
        .map((one) => valueAt(one).value),
  });
  const computedAt = (instance: Instance): Computed => {
    const { cell, down, beside } = instance;
    const { value } = cell;
    const own = [
      ...down.bindings.filter(ownIn(chains.rows, cell)),
      ...beside.bindings.filter(ownIn(chains.columns, cell)),
    ];
    if (value.kind === 'text' || (value.kind === 'drawn' && !value.isExpression))
      return { value: value.text, isOpen: false };
    if (value.kind === 'other') return { value: '', isOpen: true };
    if (value.kind === 'chart' || value.kind === 'points')
      return records.has(value.dataset)
        ? { value: '', chart: sheetChart(value, records, own), isOpen: false }
        : { value: `${value.dataset}.${value.kind === 'chart' ? value.value : value.y}`, isOpen: true };
    if (value.kind === 'dataset') {
      if (!records.has(value.dataset)) return { value: `${value.dataset}.${value.property}`, isOpen: true };
      const bound = own.find((binding) => binding.cell === cell.name);
      if (bound !== undefined) return { value: bound.value, isOpen: false };
      const values = datasetValues(value, records, own, wanted).map((one) => one.value);
      return { value: values.length === 1 ? values[0] : values, isOpen: false };
    }
    try {
      return { value: evaluate(value.text, around(instance)), isOpen: false };
    } catch (error) {
      if (!(error instanceof UnknownExpression)) throw error;
      unknown.add(value.text);
      return { value: value.text, isOpen: true };
    }
  };
  const valueAt = (instance: Instance): Computed => {
    const before = known.get(instance);
    if (before !== undefined) return before;
    // An expression that leads back to itself says nothing.
    known.set(instance, { value: '', isOpen: false });
    const found = computedAt(instance);
    known.set(instance, found);
    return found;
  };
  const undrawn: { form: DrawnValue['form']; text: string }[] = [];
  const filled = instances.map((instance): FilledCell => {
    const { cell, down, beside } = instance;
    const { value, chart, isOpen } = valueAt(instance);
    const drawn = cell.value.kind === 'drawn' && !isOpen ? cell.value : undefined;
    const text = cellText(value, cell.value.kind === 'drawn' ? '' : cell.style.format);
    const isUndrawn = drawn !== undefined && notDrawn(drawn.form, text);
    if (isUndrawn) undrawn.push({ form: drawn.form, text });
    return {
      key: `${cell.name} ${down.from} ${beside.from}`,
      row: down.from,
      column: beside.from,
      rowSpan: down.length,
      columnSpan: beside.length,
      text,
      style: cell.style,
      ...(drawn !== undefined && !isUndrawn && text !== '' && { drawn }),
      ...(chart !== undefined && { chart }),
      isOpen: isOpen || isUndrawn,
    };
  });
  return {
    cells: filled,
    rowHeights: rows.lines.map(({ number }) => file.rowHeights.get(number) ?? 0),
    columnWidths: columns.lines.map(({ number }) => file.columnWidths.get(number) ?? 0),
    unknown: [...unknown],
    undrawn,
    isBeside: rows.beside.length + columns.beside.length > 0,
  };
}
