import { type SwitchWords, shownText } from '../Spreadsheet/xlsx/sheetCell.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import type { CellProblem, ImportRow } from './ImportRow.ts';

/** Values for cells that are empty, by column: a constant where the file has no such column, else a default. */
export type Fills = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The values for empty cells with which an import begins: those that the columns name. */
export const firstFills = (columns: readonly SheetColumn[]): Fills =>
  Object.fromEntries(columns.filter(({ initial }) => !isEmpty(initial)).map(({ name, initial }) => [name, initial]));

/** The values for empty cells after one was set; an empty one is taken away. */
export const withFill = (fills: Fills, name: string, value: unknown): Fills => {
  const { [name]: _before, ...others } = fills;
  return isEmpty(value) ? others : { ...others, [name]: value };
};

/** A typed row whose empty cells have their values. */
export function filledRow(row: ImportRow, fills: Fills): ImportRow {
  const empty = Object.keys(fills).filter((name) => (row.texts[name] ?? '').trim() === '');
  if (empty.length === 0) return row;
  const problems: Record<string, CellProblem> = { ...row.problems };
  for (const name of empty) delete problems[name];
  return {
    ...row,
    problems,
    values: { ...row.values, ...Object.fromEntries(empty.map((name) => [name, fills[name]])) },
  };
}

/** The texts that stand for the values, for a file that can come in again. */
export const fillTexts = (
  columns: readonly SheetColumn[],
  named: SheetRecord,
  words: SwitchWords,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    columns.filter(({ name }) => !isEmpty(named[name])).map((column) => [column.name, shownText(column, named, words)]),
  );
