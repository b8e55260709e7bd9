import type { ReactNode } from 'react';
import { looksOf } from '../../kinds/looksOf.ts';
import { isOn } from '../../kinds/isOn.ts';
import type { Column, Tone } from '../../DataTable/column.ts';
import type { Option } from '../../Field/Option.ts';
import type { CrudField } from '../CrudField.ts';
import { isMasked } from '../../Form/isMasked.ts';
import { formatList } from '../../formatList/formatList.tsx';
import type { CrudRow } from '../DataSource.ts';

/** Entries of dictionaries by code. */
export type Dictionaries = ReadonlyMap<string, readonly Option[]>;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const entries = new WeakMap<readonly Option[], ReadonlyMap<string, Option>>();

/** The entry of a dictionary by its key, found without going through the others. */
function entryOf(dictionaries: Dictionaries, code: string | undefined, key: string): Option | undefined {
  const options = dictionaries.get(code ?? '');
  if (options === undefined) return undefined;
  const known = entries.get(options);
  if (known !== undefined) return known.get(key);
  const byKey = new Map<string, Option>();
  for (const option of options) if (!byKey.has(option.value)) byKey.set(option.value, option);
  entries.set(options, byKey);
  return byKey.get(key);
}

/** The word that a dictionary has for a key; the key itself where it has none. */
export const wordOf = (dictionaries: Dictionaries, code: string | undefined, key: string): string =>
  entryOf(dictionaries, code, key)?.label ?? key;

/** The role of a value's tag: what its field says of it, else its dictionary; a switch that is on is good. */
export function toneOf(field: CrudField, row: CrudRow, dictionaries: Dictionaries): Tone {
  const isSwitch = looksOf(field).family === 'switch' && !isMasked(field, row[field.name]);
  const key = isSwitch ? String(Number(isOn(row[field.name]))) : text(row[field.name]);
  const known = isSwitch ? key === '1' && 'success' : entryOf(dictionaries, field.dict, key)?.tone;
  return field.tones?.[key] ?? (known || 'neutral');
}

/** Reads the value of a field out of rows as people read it in a language. */
export function wordsIn(field: CrudField, dictionaries: Dictionaries, locale: string): (row: CrudRow) => string {
  const { name, dict, unit, unitOfOne = unit, toMinute } = field;
  const { family, many } = looksOf(field);
  const named = `${name}Name`;
  const plain = (words: string, value: unknown) => {
    if (words !== '' && unit !== undefined) return `${words} ${Number(value) === 1 ? unitOfOne : unit}`;
    return toMinute ? words.slice(0, 16) : words;
  };
  return (row) => {
    const value = row[name];
    const words = text(value);
    if (isMasked(field, value)) return words;
    if (family === 'reference') return text(row[named] ?? value);
    if (family !== 'choice') return plain(words, value);
    if (many !== true) return wordOf(dictionaries, dict, words);
    const keys = words.split(',').filter(Boolean);
    return formatList(
      keys.map((key) => wordOf(dictionaries, dict, key)),
      locale,
    );
  };
}

/** A value of a row as people read it in a language. */
export const shownValue = (field: CrudField, row: CrudRow, dictionaries: Dictionaries, locale: string): string =>
  wordsIn(field, dictionaries, locale)(row);

/** Room in pixels for the words of a header with its sort mark, or of a tag, so that none is cut. */
const roomFor = (label: string) =>
  56 + [...label].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 15 : 8), 0);
/** The most room that a column has for its longest tag; longer ones are cut. */
const MOST = 180;

/** Draws a cell that can be changed in its place. */
export type InlineCellOf = (field: CrudField, row: CrudRow, words: string) => ReactNode;

/**
 * The columns of a list: the fields marked so, drawn by kind, those that lead first. With `inline`, fields marked so
 * can be changed in their cells.
 */
export function crudColumns(
  fields: readonly CrudField[],
  title: string | undefined,
  dictionaries: Dictionaries,
  words: { yes: string; no: string; locale: string },
  inline?: InlineCellOf,
): Column<CrudRow>[] {
  return fields
    .filter((field) => field.list)
    .sort((a, b) => Number(b.leads ?? 0) - Number(a.leads ?? 0))
    .map((own) => {
      const field = own.kind === 'computed' ? { ...own, kind: own.as ?? 'text' } : own;
      const { family, many, column = {} } = looksOf(field);
      const isSwitch = family === 'switch';
      const isChoice = family === 'choice' && many !== true;
      const { minWidth = 120, width, ...drawn } = column;
      const tags = isChoice ? (dictionaries.get(field.dict ?? '') ?? []) : [];
      const room = Math.max(roomFor(field.label), ...tags.map(({ label }) => Math.min(MOST, 0.8 * roomFor(label))));
      const shown = wordsIn(field, dictionaries, words.locale);
      const isOnIn = (row: CrudRow) => isOn(row[field.name]);
      return {
        id: field.name,
        header: field.label,
        ...(width === undefined
          ? {
              minWidth: Math.max(
                field.minWidth ?? (field.unique ? (field.readonly ? 160 : 210) : field.name === title ? 180 : minWidth),
                room,
              ),
            }
          : { width: Math.max(width, room) }),
        isTitle: field.name === title,
        isStatus: field.isState,
        sortable: looksOf(own).sorted !== false,
        ...(field.summary && { summary: field.summary, ...(field.unit !== undefined && { unit: field.unit }) }),
        ...(field.merge && { merge: true }),
        ...((isChoice || isSwitch) && {
          kind: 'tag' as const,
          tone: (row: CrudRow) => toneOf(field, row, dictionaries),
        }),
        ...drawn,
        ...(inline && field.inline && isSwitch && { kind: 'switch' as const, isOn: isOnIn }),
        ...(inline &&
          field.inline &&
          !isSwitch && {
            kind: 'custom' as const,
            ...(drawn.kind === 'number' && { align: 'end' as const }),
            render: (row: CrudRow) => inline(field, row, shown(row)),
          }),
        value: isSwitch
          ? (row) =>
              isMasked(own, row[own.name])
                ? text(row[own.name])
                : isOnIn(row)
                  ? words.yes
                  : row[own.name] === undefined || (own.kind === 'computed' && text(row[own.name]) === '')
                    ? ''
                    : words.no
          : shown,
      };
    });
}
