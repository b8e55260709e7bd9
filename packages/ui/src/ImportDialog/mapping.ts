import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { ReadRow } from '../Spreadsheet/ReadSheet.ts';

/** Where each column of the record stands in the file, counted from 0, by name; missing ones are not there. */
export type Mapping = Readonly<Record<string, number>>;

/** A title as it is compared: without marks, hints in brackets, signs and case. */
const bare = (title: string): string => title.replace(/[（(【[].*?[）)】\]]/g, '').replace(/[\s*＊:：_-]/g, '').toLowerCase();

const titlesOf = ({ label, aliases = [], name }: SheetColumn) => [label, ...aliases, name].map(bare).filter(Boolean);

/** Guesses which title belongs to which column: the same words first, then words that hold the others; a title is given once. */
export function guessMapping(columns: readonly SheetColumn[], titles: readonly string[]): Mapping {
  const bares = titles.map(bare);
  const mapping: Record<string, number> = {};
  const isFree = (at: number) => !Object.values(mapping).includes(at);
  const settle = (fits: (own: string, title: string) => boolean) => {
    for (const column of columns) {
      if (mapping[column.name] !== undefined) continue;
      const at = bares.findIndex((title, place) => title !== '' && isFree(place) && titlesOf(column).some((own) => fits(own, title)));
      if (at !== -1) mapping[column.name] = at;
    }
  };
  settle((own, title) => own === title);
  settle((own, title) => own.length > 1 && title.length > 1 && (title.includes(own) || own.includes(title)));
  return mapping;
}

/** The row that holds the titles: among the first ten the one that names most columns; the first one where none does. */
export function titleRow(columns: readonly SheetColumn[], rows: readonly ReadRow[]): number {
  let [best, most] = [0, 0];
  for (const [at, row] of rows.slice(0, 10).entries()) {
    const known = Object.keys(guessMapping(columns, row.cells)).length;
    if (known > most) [best, most] = [at, known];
  }
  return best;
}

/** Columns that must be filled and are not in the file. */
export const unmapped = (columns: readonly SheetColumn[], mapping: Mapping): SheetColumn[] => columns.filter(({ name, required }) => required === true && mapping[name] === undefined);
