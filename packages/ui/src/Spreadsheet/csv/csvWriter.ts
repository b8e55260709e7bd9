import { csvField } from './csvField.ts';
import { pacer } from '../pacer.ts';
import { sheetCell, type SheetCell, type SwitchWords } from '../xlsx/sheetCell.ts';
import type { SheetColumn } from '../SheetColumn.ts';
import type { SheetWriter } from '../SheetWriter.ts';

const PART = 500;

/** A cell of comma-separated values; text that a spreadsheet would run as a formula is led by an apostrophe. */
export const csvCell = (cell: SheetCell): string => (cell === null ? '' : csvField(cell.text, cell.kind === 'text'));

/** Writes records as comma-separated values with a byte order mark, as Excel and WPS expect. */
export function csvWriter(columns: readonly SheetColumn[], words: SwitchWords): SheetWriter {
  const line = (cells: readonly SheetCell[]) => `${cells.map(csvCell).join(',')}\r\n`;
  const parts: Blob[] = [new Blob(['\uFEFF', line(columns.map(({ label }) => ({ kind: 'text', text: label })))])];
  let count = 0;
  return {
    add: async (rows, signal) => {
      const breathe = pacer(signal);
      for (let from = 0; from < rows.length; from += PART) {
        const part = rows.slice(from, from + PART);
        parts.push(new Blob(part.map((row) => line(columns.map((column) => sheetCell(column, row, words))))));
        count += part.length;
        await breathe();
      }
    },
    finish: () => Promise.resolve(new Blob(parts, { type: 'text/csv;charset=utf-8' })),
    count: () => count,
  };
}
