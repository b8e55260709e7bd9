import { pacer } from '../Spreadsheet/pacer.ts';
import type { SwitchWords } from '../Spreadsheet/xlsx/sheetCell.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import { printRows } from './printDocument.ts';

const PART = 200;
/** Smallest scale of the preview. */
const LEAST = 0.5;
/** Pixels beside the paper, as `printStyle` says them. */
const AROUND = 24;

/** Gives a document its style, which its content policy takes from scripts alone. */
export function dressFrame(page: Document, style: string): void {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return;
  const sheet = new Sheet();
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [sheet];
  // The preview shows the paper whole, as far as it can be read.
  const room = page.documentElement.clientWidth - AROUND;
  const width = page.querySelector('main')?.scrollWidth ?? 0;
  if (width > room) sheet.insertRule(`@media screen{main{zoom:${Math.max(LEAST, room / width).toFixed(3)}}}`);
}

/**
 * Puts rows into the table of a document in place of those that are there; while there are many, the table is not
 * drawn, so that it is laid out once.
 */
export async function fillFrame(
  page: Document,
  columns: readonly SheetColumn[],
  rows: readonly SheetRecord[],
  words: SwitchWords,
  numbers?: string,
): Promise<void> {
  const table = page.querySelector('table');
  if (table === null) return;
  const breathe = pacer();
  for (const body of table.querySelectorAll('tbody')) body.remove();
  table.hidden = rows.length > PART;
  for (let from = 0; from < rows.length; from += PART) {
    // Read here and not in the frame, whose window has no say over what may become markup.
    const part = document.createElement('template');
    part.innerHTML = `<tbody>${printRows(columns, rows.slice(from, from + PART), from, words, numbers)}</tbody>`;
    table.insertBefore(part.content, table.tFoot);
    await breathe();
  }
  table.hidden = false;
}
