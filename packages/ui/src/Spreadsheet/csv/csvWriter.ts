import { csvText, type CsvCell } from './csvText.ts';
import { pacer } from '../pacer.ts';
import { sheetCell, type SheetCell, type SwitchWords } from '../xlsx/sheetCell.ts';
import type { SheetColumn } from '../SheetColumn.ts';
import type { SheetWriter } from '../SheetWriter.ts';

const PART = 500;

const csvCell = (cell: SheetCell): CsvCell => cell && { text: cell.text, isWords: cell.kind === 'text' };

/** Writes records as comma-separated values with a byte order mark, as Excel and WPS expect. */
export function csvWriter(columns: readonly SheetColumn[], words: SwitchWords): SheetWriter {
  const parts: Blob[] = [new Blob(['\uFEFF', csvText([columns.map(({ label }) => ({ text: label, isWords: true }))])])];
  let count = 0;
  return {
    add: async (rows, signal) => {
      const breathe = pacer(signal);
      for (let from = 0; from < rows.length; from += PART) {
        const part = rows.slice(from, from + PART);
        parts.push(
          new Blob([csvText(part.map((row) => columns.map((column) => csvCell(sheetCell(column, row, words)))))]),
        );
        count += part.length;
        await breathe();
      }
    },
    finish: () => Promise.resolve(new Blob(parts, { type: 'text/csv;charset=utf-8' })),
    count: () => count,
  };
}
