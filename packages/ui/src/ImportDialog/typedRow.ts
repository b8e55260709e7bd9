import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { CellProblem, ImportRow, RowTexts } from './ImportRow.ts';
import { readCell } from './readCell.ts';

const DIGITS_MATTER = new Set<SheetColumn['kind']>(['text', 'longtext', 'phone', 'idcard', 'ref', 'refs', 'user', 'dept', 'region']);

/** Types the texts of a row; what cannot be read has a problem and no value. */
export function typedRow(columns: readonly SheetColumn[], { number, texts, blurred }: RowTexts): ImportRow {
  const values: Record<string, unknown> = {};
  const problems: Record<string, CellProblem> = {};
  for (const column of columns) {
    const reading = readCell(column, texts[column.name] ?? '');
    if ('fault' in reading) problems[column.name] = { fault: reading.fault };
    else if (blurred.includes(column.name) && DIGITS_MATTER.has(column.kind)) problems[column.name] = { fault: 'blurred' };
    else values[column.name] = reading.value;
  }
  return { number, texts, blurred, values, problems };
}
