import type { ReactNode } from 'react';
import { isWordless, looksOf } from '../../kinds/looksOf.ts';
import { isOn } from '../../kinds/isOn.ts';
import { switchWord } from '../../kinds/switchWord.ts';
import type { Column, Tone } from '../../DataTable/column.ts';
import type { Option } from '../../Field/Option.ts';
import type { CrudField } from '../CrudField.ts';
import { isMasked } from '../../Form/isMasked.ts';
import { formatList } from '../../formatList/formatList.tsx';
import type { CrudRow } from '../DataSource.ts';
import { textOf } from '../../kinds/textOf.ts';
import { timeLeft } from '../due/dueTime.ts';
import { nameKeyOf } from '../../kinds/nameKeyOf.ts';

/** Entries of dictionaries by code. */
export type Dictionaries = ReadonlyMap<string, readonly Option[]>;

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
  const key = isSwitch ? switchWord(row[field.name], '1', '0') : textOf(row[field.name]);
  const known = isSwitch ? key === '1' && 'success' : entryOf(dictionaries, field.dict, key)?.tone;
  return field.tones?.[key] ?? (known || 'neutral');
}

/** Reads the value of a field out of rows as people read it in a language. */
export function wordsIn(field: CrudField, dictionaries: Dictionaries, locale: string): (row: CrudRow) => string {
  const { name, dict, unit, unitOfOne = unit, toMinute } = field;
  const { family, many } = looksOf(field);
  const named = nameKeyOf(name);
  const plain = (words: string, value: unknown) => {
    if (words !== '' && unit !== undefined) return `${words} ${Number(value) === 1 ? unitOfOne : unit}`;
    return toMinute ? words.slice(0, 16) : words;
  };
  return (row) => {
    const value = row[name];
    const words = textOf(value);
    if (isMasked(field, value)) return words;
    if (family === 'reference') return textOf(row[named] ?? value);
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

/** The most room that a column has for its longest tag, and for the longest plain word; longer ones are cut. */
const MOST = 180;
const MOST_PLAIN = 160;
const letterRoom = (letter: string) => (letter.charCodeAt(0) > 0x2e80 ? 15 : /[mw]/i.test(letter) ? 12 : 8);
const lettersOf = (label: string) => [...label].reduce((sum, letter) => sum + letterRoom(letter), 0);
/** Room in pixels for the words of a header with its sort mark, so that none is cut. */
const headRoom = (label: string) => 46 + lettersOf(label);
/** Room in pixels for a tag, whose letters are smaller. */
const tagRoom = (label: string, most: number) => Math.min(most, 0.8 * (56 + lettersOf(label)));

/** Room for a moment to the minute. */
const DUE = 152;

/** Draws a cell that can be changed in its place. */
export type InlineCellOf = (field: CrudField, row: CrudRow, words: string) => ReactNode;

/** The words of columns, in the language shown. */
export interface ColumnWords {
  yes: string;
  no: string;
  locale: string;
  /** How long it is until something is due, below 0 since when it is late; not said without it. */
  left?: (milliseconds: number) => string;
}

/** Families whose values tell records apart. */
const TELLING: ReadonlySet<string> = new Set(['text', 'number', 'moment', 'reference']);

/**
 * The field that is told under the name of a record: its number, or where names are covered the first column that hides
 * nothing.
 */
export function secondField(fields: readonly CrudField[], title: string | undefined): CrudField | undefined {
  const name = fields.find((field) => field.name === title);
  if (name?.list !== true) return undefined;
  const listed = fields.filter(
    (field) => field.list && field !== name && !field.isState && !field.inline && !field.merge && !field.summary,
  );
  return (
    listed.find((field) => field.unique || field.sensitive === 'idcard') ??
    (name.sensitive === undefined
      ? undefined
      : listed.find((field) => field.sensitive === undefined && TELLING.has(looksOf(field).family)))
  );
}

const warns = (tone: Tone | undefined): boolean => tone === 'warning' || tone === 'critical';

/**
 * The columns of a list: the name of the record first, which stays in sight, with what tells it apart below it; then
 * the fields marked so, those that lead first and by when something is due; all others, and what stands below
 * the name, are there to be asked for.
 * States and warnings are tags, all else is plain. With `inline`, fields marked so can be changed in their cells.
 */
export function crudColumns(
  fields: readonly CrudField[],
  title: string | undefined,
  dictionaries: Dictionaries,
  words: ColumnWords,
  {
    inline,
    isInline = (field) => field.inline === true,
    isTree = false,
  }: { inline?: InlineCellOf | undefined; isInline?: (field: CrudField) => boolean; isTree?: boolean } = {},
): Column<CrudRow>[] {
  const { left: leftWords } = words;
  const second = isTree ? undefined : secondField(fields, title);
  const rank = ({ name, leads, due }: CrudField) =>
    name === title ? 3 : leads === true ? 2 : Number(due !== undefined);
  return fields
    .filter((field) => field.list || !(field.secret || isWordless(field)))
    .sort((a, b) => rank(b) - rank(a))
    .map((own) => {
      const field = {
        ...own,
        ...(own.kind === 'computed' && { kind: own.as ?? 'text' }),
        ...(own.due && { toMinute: true }),
      };
      const { family, many, column = {} } = looksOf(field);
      const isSwitch = family === 'switch';
      const isChoice = family === 'choice' && many !== true;
      const isTitle = field.name === title;
      const { minWidth = isChoice || isSwitch ? 88 : 120, width: usual, ...drawn } = column;
      const width = own.due && usual !== undefined ? Math.min(usual, DUE) : usual;
      const tags = isChoice ? (dictionaries.get(field.dict ?? '') ?? []) : [];
      const isTag =
        (isChoice || isSwitch) &&
        (field.isState || Object.values(field.tones ?? {}).some(warns) || tags.some(({ tone }) => warns(tone)));
      const most = isTag ? MOST : MOST_PLAIN;
      const room = Math.max(headRoom(field.label), ...tags.map(({ label }) => tagRoom(label, most)));
      const shown = wordsIn(field, dictionaries, words.locale);
      const isOnIn = (row: CrudRow) => isOn(row[field.name]);
      const below = isTitle ? second : undefined;
      return {
        id: field.name,
        header: field.label,
        ...((!own.list || own === second) && { isHidden: true }),
        ...(isTitle && { pin: 'start' as const, grow: 2 }),
        ...(width === undefined
          ? {
              minWidth: Math.max(
                field.minWidth ?? (field.unique ? (field.readonly ? 160 : 204) : isTitle ? 180 : minWidth),
                room,
              ),
            }
          : { width: Math.max(width, room) }),
        isTitle,
        isStatus: field.isState === true,
        ...(isSwitch && !field.isState && { needsHeader: true }),
        ...(own.leads === true && { leads: true }),
        sortable: looksOf(own).sorted !== false,
        ...(field.summary && { summary: field.summary, ...(field.unit !== undefined && { unit: field.unit }) }),
        ...(field.merge && { merge: true }),
        ...(isTag && {
          kind: 'tag' as const,
          tone: (row: CrudRow) => {
            const tone = toneOf(field, row, dictionaries);
            return field.isState || warns(tone) ? tone : 'neutral';
          },
        }),
        ...drawn,
        ...(below && { second: wordsIn(below, dictionaries, words.locale) }),
        ...(field.due &&
          leftWords && {
            second: (row: CrudRow) => {
              const left = timeLeft(field, row);
              return left === null ? '' : leftWords(left);
            },
            secondTone: (row: CrudRow) => ((timeLeft(field, row) ?? 0) < 0 ? ('critical' as const) : undefined),
          }),
        ...(inline && isInline(own) && isSwitch && { kind: 'switch' as const, isOn: isOnIn }),
        ...(inline &&
          isInline(own) &&
          !isSwitch && {
            kind: 'custom' as const,
            ...(drawn.kind === 'number' && { align: 'end' as const }),
            render: (row: CrudRow) => inline(field, row, shown(row)),
          }),
        value: isSwitch
          ? (row) =>
              isMasked(own, row[own.name]) ? textOf(row[own.name]) : switchWord(row[own.name], words.yes, words.no)
          : shown,
      };
    });
}
