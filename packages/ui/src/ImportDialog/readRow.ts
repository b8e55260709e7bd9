import { looksOf } from '../kinds/looksOf.ts';
import type { KindFamily } from '../kinds/KindLooks.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { CellProblem, ImportRow, RowTexts } from './ImportRow.ts';
import { readCell } from './readCell.ts';

/** Families whose values name something by their digits. */
const DIGITS_MATTER: ReadonlySet<KindFamily> = new Set(['text', 'longtext', 'reference']);

/** Types the texts of a row; what cannot be read has a problem and no value. */
export function readRow(columns: readonly SheetColumn[], { number, texts, blurred }: RowTexts): ImportRow {
  const values: Record<string, unknown> = {};
  const problems: Record<string, CellProblem> = {};
  for (const column of columns) {
    const reading = readCell(column, texts[column.name] ?? '');
    if ('fault' in reading) problems[column.name] = { fault: reading.fault };
    else if (blurred.includes(column.name) && DIGITS_MATTER.has(looksOf(column).family))
      problems[column.name] = { fault: 'blurred' };
    else values[column.name] = reading.value;
  }
  return { number, texts, blurred, values, problems };
}
