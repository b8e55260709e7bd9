import { csvText, type CsvCell } from '../Spreadsheet/csv/csvText.ts';
import { alignedValues, categoriesOf, type Series } from './series.ts';

/** A cell: words, a number, or nothing known. */
export type Cell = string | number | null;

/** The figures of a chart as a table; the first cell of each row names it. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** The table of several series: one row per category, one column per series. */
export function seriesTable(series: readonly Series[], keyLabel: string): ChartTable {
  const categories = categoriesOf(series);
  const columns = series.map((one) => alignedValues(one, categories));
  return {
    columns: [keyLabel, ...series.map(({ label }) => label)],
    rows: categories.map(({ label }, row) => [label, ...columns.map((values) => values[row] ?? null)]),
  };
}

const csvCell = (cell: Cell): CsvCell =>
  cell === null ? null : { text: String(cell), isWords: typeof cell === 'string' };

/**
 * The table as comma-separated values with a byte order mark, as Excel and WPS expect; words that would run as a
 * formula are led by an apostrophe.
 */
export const chartCsv = ({ columns, rows }: ChartTable): string =>
  `\uFEFF${csvText([columns, ...rows].map((row) => row.map(csvCell)))}`;
