import Papa from 'papaparse';
import { abortError, pacer } from '../pacer.ts';
import type { ReadRow, ReadSheet } from '../ReadSheet.ts';
import { SheetFault } from '../SheetFault.ts';

/** Characters that are read before others get room. */
const PIECE = 256 * 1024;

/** Text of a file in the encodings that offices use: UTF-8, UTF-16 as Excel saves it, or GB18030. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** What parts the cells: the sign that stands most often in the first lines, outside quotes. */
export function separatorOf(text: string): string {
  const start = text.slice(0, 4000).replace(/"[^"]*"/g, '');
  const counts = [',', '\t', ';', '，'].map((sign) => ({ sign, count: start.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** What was written so that no spreadsheet runs it, as it was meant. */
const withoutFormulaGuard = (cell: string) => (/^'\s*[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/**
 * Rows of text with parted cells; a cell in quotes may hold separators, line breaks and doubled quotes. Quotes that do
 * not match reject as damage.
 */
export function csvRows(text: string, separator = separatorOf(text), signal?: AbortSignal): Promise<ReadRow[]> {
  const breathe = pacer(signal);
  const rows: ReadRow[] = [];
  let number = 0;
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
      delimiter: separator,
      newline: '\n',
      chunkSize: PIECE,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        if (errors.length > 0) {
          reject(new SheetFault('damaged'));
          parser.abort();
          return;
        }
        for (const cells of data) {
          number += 1;
          if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells: cells.map(withoutFormulaGuard) });
        }
        parser.pause();
        breathe().then(
          () => parser.resume(),
          () => {
            reject(abortError());
            parser.abort();
          },
        );
      },
      complete: () => resolve(rows),
    });
  });
}

/** The one sheet of a file of separated values. */
export function csvReader(bytes: Uint8Array): ReadSheet {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const declared = /^sep=(.)\r?\n/i.exec(text);
  return {
    name: '',
    rows: (signal) =>
      declared === null
        ? csvRows(text, undefined, signal)
        : csvRows(text.slice(declared[0].length), declared[1], signal),
  };
}
