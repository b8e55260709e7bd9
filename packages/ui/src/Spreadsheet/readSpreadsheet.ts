import { csvReader } from './csv/csvReader.ts';
import type { ReadSheet } from './ReadSheet.ts';
import { SheetFault } from './SheetFault.ts';
import { xlsxReader } from './xlsx/xlsxReader.ts';

const MOST = 64 * 1024 * 1024;
const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);
const hasZeros = (bytes: Uint8Array) =>
  !begins(bytes, 0xff, 0xfe) && !begins(bytes, 0xfe, 0xff) && bytes.subarray(0, 4096).includes(0);

/**
 * The sheets of a file, judged by its content, not its name.
 *
 * @throws {SheetFault} Where the file is empty, too large, of Excel before 2007, or no table.
 */
export async function readSpreadsheet(file: Blob): Promise<ReadSheet[]> {
  if (file.size === 0) throw new SheetFault('empty');
  if (file.size > MOST) throw new SheetFault('tooLarge');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetFault('oldExcel');
  const sheets = begins(bytes, 0x50, 0x4b, 0x03, 0x04) ? await xlsxReader(buffer) : null;
  if (sheets === null && hasZeros(bytes)) throw new SheetFault('notTable');
  const found = sheets ?? [csvReader(bytes)];
  if (found.length === 0) throw new SheetFault('empty');
  return found;
}
