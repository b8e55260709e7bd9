import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { xlsxWriter } from '../Spreadsheet/xlsx/xlsxWriter.ts';
import type { ImportRow } from './ImportRow.ts';

const REASON = '\u0000reason';

/**
 * The rows that were not imported as a file like the one they came from, texts as they were, empty cells with the texts
 * given for them, with a first column that says why.
 */
export async function failedSheet(
  columns: readonly SheetColumn[],
  rows: readonly ImportRow[],
  words: { reason: string; unsent: string; sheet: string },
  reasonOf: (row: ImportRow) => string,
  fillTexts: Readonly<Record<string, string>> = {},
): Promise<Blob> {
  const plain = columns.map(({ name, label, required }): SheetColumn => ({
    name,
    label: required ? `${label}*` : label,
    kind: 'text',
  }));
  const writer = await xlsxWriter([{ name: REASON, label: words.reason, kind: 'longtext' }, ...plain], words.sheet, {
    yes: '',
    no: '',
  });
  const textsOf = ({ texts }: ImportRow) =>
    Object.fromEntries(
      columns.map(({ name }) => [name, (texts[name] ?? '').trim() === '' ? fillTexts[name] : texts[name]]),
    );
  await writer.add(rows.map((row) => ({ ...textsOf(row), [REASON]: reasonOf(row) || words.unsent })));
  return writer.finish();
}
