import { isMany, looksOf } from '../kinds/looksOf.ts';
import { halfWidth } from '../Field/halfWidth.ts';
import { dateOfSerial, isoDay } from '../Spreadsheet/xlsx/serialDate.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { CellReader } from '../kinds/KindLooks.ts';
import type { CellFault, CellReading } from './CellReading.ts';
import { readShapeCell } from './readShapeCell.ts';

const YES = new Set(['是', '1', 'true', 'yes', 'y', '√', '✓', '有', '启用']);
const NO = new Set(['否', '0', 'false', 'no', 'n', '×', '✗', '无', '停用']);
const FIRST_SERIAL = 10_000;
const LAST_SERIAL = 99_999;
const pad = (value: number) => String(value).padStart(2, '0');

/** A day in one of its spellings: 2026-1-5, 2026/1/5, 2026.1.5, 20260105, 2026年1月5日, or the day number of Excel. */
function dayOf(text: string): string | null {
  const spelt =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  if (spelt !== null) return isoDay(Number(spelt[1]), Number(spelt[2]), Number(spelt[3]));
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL
    ? (dateOfSerial(Math.floor(serial))?.slice(0, 10) ?? null)
    : null;
}

function timeOf(text: string): string | null {
  const parts = /^(\d{1,2})\s*[:时点]\s*(\d{1,2})(?:\s*[:分](?:\s*(\d{1,2}))?\s*秒?)?分?$/.exec(text);
  const [hour = 0, minute = 0, second = 0] = parts?.slice(1).map((part) => Number(part ?? 0)) ?? [];
  return parts === null || hour > 23 || minute > 59 || second > 59
    ? null
    : `${pad(hour)}:${pad(minute)}:${pad(second)}`;
}

function momentOf(text: string): string | null {
  const day = dayOf(text);
  if (day !== null) return /^\d{5}\.\d+$/.test(text) ? dateOfSerial(Number(text)) : `${day} 00:00:00`;
  const parts = /^([^T:时点]*[\d日])[T\s]+(\d{1,2}\s*[:时点][^.Z]*)(?:\.\d+)?Z?$/.exec(text);
  const [date, time] = [dayOf(parts?.[1] ?? ''), timeOf(parts?.[2] ?? '')];
  return date === null || time === null ? null : `${date} ${time}`;
}

function monthOf(text: string): string | null {
  const spelt = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/.exec(text) ?? /^(\d{4})(\d\d)$/.exec(text);
  return ((spelt === null ? dayOf(text) : isoDay(Number(spelt[1]), Number(spelt[2]), 1)) ?? '').slice(0, 7) || null;
}

const orFault = (value: string | null, fault: CellFault): CellReading => (value === null ? { fault } : { value });

function choiceOf({ options = [] }: SheetColumn, text: string): string | null {
  const wanted = text.toLowerCase();
  return (
    (
      options.find(({ label }) => label.trim().toLowerCase() === wanted) ??
      options.find(({ value }) => value.toLowerCase() === wanted)
    )?.value ?? null
  );
}

function numberOf(plain: string, isInteger: boolean): CellReading {
  const text = plain.replace(/^[¥￥]\s*|(?<!\s)\s*元$/g, '').replace(/(?<=\d)[,\s](?=\d{3}(?:\D|$))/g, '');
  const number = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(number)) return { fault: isInteger ? 'integer' : 'number' };
  return isInteger && !Number.isSafeInteger(number) ? { fault: 'integer' } : { value: number };
}

/** How cells become values, by the names that kinds give. */
const readers: Readonly<Record<CellReader, (plain: string) => CellReading>> = {
  integer: (plain) => numberOf(plain, true),
  number: (plain) => numberOf(plain, false),
  money: (plain) => numberOf(plain, false),
  date: (plain) => orFault(dayOf(plain) ?? dayOf(/^([^\sT]+)[\sT]+0{1,2}:00(?::00)?$/.exec(plain)?.[1] ?? ''), 'date'),
  datetime: (plain) => orFault(momentOf(plain), 'datetime'),
  month: (plain) => orFault(monthOf(plain), 'month'),
  time: (plain) => orFault(timeOf(plain), 'time'),
  switch: (plain) => {
    if (YES.has(plain.toLowerCase())) return { value: true };
    return NO.has(plain.toLowerCase()) ? { value: false } : { fault: 'switch' };
  },
  idcard: (plain) => ({ value: plain.replace(/^'|\s/g, '').toUpperCase() }),
  phone: (plain) => ({
    value: plain
      .replace(/^'|\s/g, '')
      .replace(/^(?:\+86|86(?=1\d{10}$))-?|(?<=^1\d{2})-(?=\d{4})|(?<=^1\d{2}-?\d{4})-(?=\d{4}$)/g, ''),
  }),
};

const isReader = (name: string): name is CellReader => Object.hasOwn(readers, name);

/**
 * Reads a cell: labels become keys, dates and numbers in any spelling their usual one; numbers that name something stay
 * text.
 */
export function readCell(column: SheetColumn, raw: string): CellReading {
  const text = raw.trim();
  const plain = halfWidth(text).trim();
  if (text === '') return column.required === true ? { fault: 'required' } : { value: '' };
  if (column.shape !== undefined) return readShapeCell(column.shape, text, readCell);
  if (column.options !== undefined && isMany(column)) {
    const keys = text
      .split(/[、,，;；|]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => choiceOf(column, part));
    return keys.includes(null) ? { fault: 'choice' } : { value: keys.join(',') };
  }
  if (column.options !== undefined) return orFault(choiceOf(column, text) ?? choiceOf(column, plain), 'choice');
  const { cell = column.kind } = looksOf(column);
  if (typeof cell === 'function') return cell(text);
  return isReader(cell) ? readers[cell](plain) : { value: text };
}
