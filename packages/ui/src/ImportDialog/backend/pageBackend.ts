import { pacer } from '../../Spreadsheet/pacer.ts';
import { readSpreadsheet } from '../../Spreadsheet/readSpreadsheet.ts';
import type { ImportBackend } from './ImportBackend.ts';
import type { ImportRow } from '../ImportRow.ts';
import { readRow } from '../readRow.ts';

const PART = 100;

/** The work done by the page itself, in small pieces that leave room for others; where there can be no worker. */
export const pageBackend: ImportBackend = {
  read: async (file, sheet, signal) => {
    const sheets = await readSpreadsheet(file);
    return { names: sheets.map(({ name }) => name), rows: (await sheets[sheet]?.rows(signal)) ?? [] };
  },
  type: async (columns, rows, signal) => {
    const breathe = pacer(signal);
    const typed: ImportRow[] = [];
    for (const row of rows) {
      typed.push(readRow(columns, row));
      if (typed.length % PART === 0) await breathe();
    }
    return typed;
  },
  close: () => undefined,
};
