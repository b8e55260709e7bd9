import { isMany, isReference, looksOf } from '../../kinds/looksOf.ts';
import { serialOfDate } from './serialDate.ts';
import type { SheetColumn } from '../SheetColumn.ts';
import type { SheetRecord } from '../SheetRecord.ts';
import { nameKeyOf } from '../../kinds/nameKeyOf.ts';

/** A cell as it is written: text stays text, whatever it looks like. */
export type SheetCell =
  | { kind: 'text'; text: string }
  | { kind: 'number' | 'date' | 'datetime'; text: string; number: number }
  | null;

/** The words of a switch. */
export interface SwitchWords {
  yes: string;
  no: string;
}

const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const KEPT_DIGITS = 15;

/** An address of this site that leads to a file by its parameters, as it stands in a value or in a list of values. */
const SIGNED_FILE = /(^|[\s,、，;；"'(（])(?:\/[\w%-]+)+\/([\w%-]+\.[a-z\d]{1,8})\?[\w=.&%-]+/gi;

/** A text in which files of this site are named: whoever has a sheet is not let in by it. */
const withoutAddresses = (text: string): string => (text.includes('?') ? text.replaceAll(SIGNED_FILE, '$1$2') : text);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('、');
  return withoutAddresses(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const labelOf = (column: SheetColumn, key: string) =>
  column.options?.find((option) => option.value === key)?.label ?? key;

/** A value of a record as people read it: labels instead of keys, names instead of ids. */
export function shownText(column: SheetColumn, row: SheetRecord, words: SwitchWords): string {
  const value = row[column.name];
  if (isReference(column)) return textOf(row[nameKeyOf(column.name)] ?? value);
  const text = textOf(value);
  if (text === '') return '';
  if (isMany(column))
    return (Array.isArray(value) ? value.map(textOf) : text.split(','))
      .filter(Boolean)
      .map((key) => labelOf(column, key))
      .join('、');
  if (column.options !== undefined) return labelOf(column, text);
  if (looksOf(column).family === 'switch' && /^(?:true|false|0|1)$/.test(text))
    return text === 'true' || text === '1' ? words.yes : words.no;
  return text;
}

/**
 * The cell of a record in a column: a number only where a number was meant and keeps all its digits, a date only where
 * it is a whole one.
 */
export function sheetCell(column: SheetColumn, row: SheetRecord, words: SwitchWords): SheetCell {
  const text = shownText(column, row, words);
  if (text === '') return null;
  const { family, calendar } = looksOf(column);
  if (family === 'number' && PLAIN.test(text) && text.replace(/\D/g, '').length <= KEPT_DIGITS)
    return { kind: 'number', text, number: Number(text) };
  if (calendar !== undefined) {
    const number = serialOfDate(text);
    if (number !== null) return { kind: number % 1 === 0 && calendar === 'date' ? 'date' : 'datetime', text, number };
  }
  return { kind: 'text', text };
}

/** How a whole column is formatted, so that what is typed into it stays what it is. */
export function columnFormat(column: SheetColumn): 'text' | 'number' | 'date' | 'datetime' {
  if (column.options !== undefined) return 'text';
  const { family, calendar = 'text' } = looksOf(column);
  return family === 'number' ? 'number' : calendar;
}
