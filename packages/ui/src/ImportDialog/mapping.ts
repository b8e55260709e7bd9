import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { ReadRow } from '../Spreadsheet/ReadSheet.ts';
import type { Fills } from './fills.ts';
import { bareTitle, synonymsOf, titlesOfKind } from './titleSynonyms.ts';

/** Where each column of the record stands in the file, counted from 0, by name; missing ones are not there. */
export type Mapping = Readonly<Record<string, number>>;

const titlesOf = ({ label, aliases = [], name }: SheetColumn) =>
  [label, ...aliases, name].map(bareTitle).filter(Boolean);

/**
 * Guesses which title belongs to which column: the same words first, then words that mean the same, what the first
 * column of a kind is usually called, and words that hold the others; a title is given once.
 */
export function guessMapping(columns: readonly SheetColumn[], titles: readonly string[]): Mapping {
  const bares = titles.map(bareTitle);
  const mapping: Record<string, number> = {};
  const isFree = (at: number) => !Object.values(mapping).includes(at);
  const match = (among: readonly SheetColumn[], fits: (column: SheetColumn, title: string) => boolean) => {
    for (const column of among) {
      if (mapping[column.name] !== undefined) continue;
      const at = bares.findIndex((title, place) => title !== '' && isFree(place) && fits(column, title));
      if (at !== -1) mapping[column.name] = at;
    }
  };
  match(columns, (column, title) => titlesOf(column).includes(title));
  match(columns, (column, title) => titlesOf(column).flatMap(synonymsOf).includes(title));
  match(
    columns.filter(({ kind }, at) => columns.findIndex((column) => column.kind === kind) === at),
    (column, title) => titlesOfKind(column).includes(title),
  );
  match(columns, (column, title) =>
    titlesOf(column).some((own) => own.length > 1 && title.length > 1 && (title.includes(own) || own.includes(title))),
  );
  return mapping;
}

/**
 * The row that holds the titles: among the first ten the one that names most columns; the first one where none does.
 */
export function titleRow(columns: readonly SheetColumn[], rows: readonly ReadRow[]): number {
  let [best, most] = [0, 0];
  for (const [at, row] of rows.slice(0, 10).entries()) {
    const known = Object.keys(guessMapping(columns, row.cells)).length;
    if (known > most) [best, most] = [at, known];
  }
  return best;
}

/** Columns that must be filled, are not in the file and have no value for empty cells. */
export const unmappedColumns = (columns: readonly SheetColumn[], mapping: Mapping, fills: Fills): SheetColumn[] =>
  columns.filter(({ name, required }) => required === true && mapping[name] === undefined && fills[name] === undefined);

/**
 * The columns in the order in which they are matched: first those that must be filled and were found neither in the
 * file nor among the values for empty cells.
 */
export function inOrderOfNeed(columns: readonly SheetColumn[], mapping: Mapping, fills: Fills): SheetColumn[] {
  const missing = new Set(unmappedColumns(columns, mapping, fills));
  return [...missing, ...columns.filter((column) => !missing.has(column))];
}

/** Titles of the file that no column takes. */
export const unusedTitles = (titles: readonly string[], mapping: Mapping): string[] => {
  const taken = new Set(Object.values(mapping));
  return titles.filter((title, at) => title.trim() !== '' && !taken.has(at));
};
