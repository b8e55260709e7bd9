import { looksOf, ofInput } from '../../kinds/looksOf.ts';
import { pacer } from '../pacer.ts';
import { columnFormat, sheetCell, type SwitchWords } from './sheetCell.ts';
import type { SheetColumn } from '../SheetColumn.ts';
import { SheetFault } from '../SheetFault.ts';
import type { SheetWriter } from '../SheetWriter.ts';
import { rowXml, SHEET_LIMITS, titleXml, type SheetLook } from './sheetXml.ts';
import { workbook } from './workbook.ts';

const PART = 200;
/** Widths in characters, by input. */
const widths = { idcard: 22, moment: 20, phone: 14, day: 12, switch: 8, lines: 40, rich: 40, json: 40, drawing: 40 };

/** The width of a column in characters. */
const widthOf = (column: SheetColumn): number =>
  Math.max(looksOf(column).sheetWidth ?? ofInput(widths, column) ?? 16, [...column.label].length * 2 + 4);

/** Widths and formats of columns. */
export const lookOf = (columns: readonly SheetColumn[]): SheetLook => ({
  columns: columns.map((column) => ({ width: widthOf(column), format: columnFormat(column) })),
});

/** Writes records into the one sheet of an xlsx file. */
export async function xlsxWriter(
  columns: readonly SheetColumn[],
  name: string,
  words: SwitchWords,
): Promise<SheetWriter> {
  const book = workbook();
  const sheet = await book.open(name, lookOf(columns));
  await sheet.write(titleXml(columns.map(({ label }) => ({ label }))));
  let count = 0;
  return {
    add: async (rows, signal) => {
      const breathe = pacer(signal);
      for (let from = 0; from < rows.length; from += PART) {
        const part = rows.slice(from, from + PART);
        if (count + part.length >= SHEET_LIMITS.rows) throw new SheetFault('tooManyRows');
        await sheet.write(
          part
            .map((row, at) =>
              rowXml(
                count + at + 2,
                columns.map((column) => sheetCell(column, row, words)),
              ),
            )
            .join(''),
        );
        count += part.length;
        await breathe();
      }
    },
    finish: async () => {
      await sheet.close();
      return book.finish();
    },
    count: () => count,
  };
}
