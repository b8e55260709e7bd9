import { pacer } from '../Spreadsheet/pacer.ts';
import type { SwitchWords } from '../Spreadsheet/sheetCell.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import { printRows } from './printDocument.ts';

const PART = 200;

/** Puts rows into the table of a document in place of those that are there; while there are many, the table is not drawn, so that it is laid out once. */
export async function fillFrame(page: Document, columns: readonly SheetColumn[], rows: readonly SheetRecord[], words: SwitchWords, signal?: AbortSignal): Promise<void> {
  const table = page.querySelector('table');
  if (table === null) return;
  const breathe = pacer(signal);
  for (const body of table.querySelectorAll('tbody')) body.remove();
  table.hidden = rows.length > PART;
  for (let from = 0; from < rows.length; from += PART) {
    table.insertAdjacentHTML('beforeend', `<tbody>${printRows(columns, rows.slice(from, from + PART), from, words)}</tbody>`);
    await breathe();
  }
  table.hidden = false;
}
