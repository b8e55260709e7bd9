import { pacer } from '../pacer.ts';
import type { ReadRow } from '../ReadSheet.ts';
import { dateOfSerial } from './serialDate.ts';
import { attribute, cellText, elementsIn, stringText } from './xmlText.ts';

/** What the cells of a workbook refer to. */
export interface CellContext {
  /** Texts that cells share. */
  strings: readonly string[];
  /** Which styles show dates. */
  dates: readonly boolean[];
  /** Whether days are counted from 1904. */
  is1904: boolean;
}

const MAX_COLUMNS = 1000;
const LONGEST_KEPT = 1e15;
const PART = 100;

function columnOf(reference: string): number {
  let column = 0;
  for (const sign of reference) {
    const code = sign.charCodeAt(0);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column - 1;
}

function numberText(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return Math.abs(number) >= LONGEST_KEPT
    ? Math.abs(number) < 1e21
      ? String(Math.round(number))
      : text
    : String(Number(number.toPrecision(15)));
}

function valueOf(tag: string, inside: string, { strings, dates, is1904 }: CellContext): string {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return stringText(inside);
  const value = elementsIn(inside, 'v').next().value?.inside ?? '';
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.replace('T', ' ').replace(/ 00:00:00(?:\.0+)?$/, '');
  if (type === 'str' || type === 'e') return cellText(value);
  if (value === '') return '';
  return (
    (dates[Number(attribute(tag, 's') ?? -1)] === true ? dateOfSerial(Number(value), is1904) : null) ??
    numberText(value)
  );
}

function rowOf(xml: string, number: number, context: CellContext): ReadRow {
  const cells: string[] = [];
  const blurred: number[] = [];
  let next = 0;
  for (const { tag, inside } of elementsIn(xml, 'c')) {
    const reference = attribute(tag, 'r');
    const column = reference === undefined ? next : columnOf(reference);
    next = column + 1;
    if (inside === undefined || column < 0 || column >= MAX_COLUMNS) continue;
    while (cells.length < column) cells.push('');
    const text = valueOf(tag, inside, context);
    cells[column] = text;
    if (/^-?\d{16,}$/.test(text) && !/\bt\s*=/.test(tag)) blurred.push(column);
  }
  return blurred.length === 0 ? { number, cells } : { number, cells, blurred };
}

/** The rows of a sheet's XML that hold something. */
export async function sheetRows(xml: string, context: CellContext, signal?: AbortSignal): Promise<ReadRow[]> {
  const breathe = pacer(signal);
  const rows: ReadRow[] = [];
  const opening = /<row\b([^<>]*?)(\/?)>/g;
  let number = 0;
  for (let found = opening.exec(xml), seen = 0; found !== null; found = opening.exec(xml), seen += 1) {
    number = Number(attribute(found[1] ?? '', 'r') ?? number + 1);
    if (found[2] === '/') continue;
    const close = xml.indexOf('</row>', opening.lastIndex);
    const end = close === -1 ? xml.length : close;
    const row = rowOf(xml.slice(opening.lastIndex, end), number, context);
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    opening.lastIndex = end;
    if (seen % PART === 0) await breathe();
  }
  return rows;
}
