import { isMany, isReference } from '../kinds/looksOf.ts';
import { abortError } from '../Spreadsheet/pacer.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { CellProblem, ImportRow } from './ImportRow.ts';
import { mapNames } from './readShapeCell.ts';

/** A record that has a name: its id, and words that tell it from others of that name. */
export interface NameMatch {
  id: string;
  label: string;
}

/**
 * Finds the records that names mean in a column that refers to others, some hundred names at a time; names that nobody
 * has are left out.
 */
export type ResolveNames = (
  field: string,
  names: readonly string[],
) => Promise<ReadonlyMap<string, readonly NameMatch[]>>;

/** What is known of names so far. */
export interface NameBook {
  /** The records of a name in a column; undefined where nobody has asked yet. */
  matches(field: string, name: string): readonly NameMatch[] | undefined;
  /** Asks for names that are not known, unless it is called off. */
  learn(field: string, names: Iterable<string>, signal?: AbortSignal): Promise<void>;
  /** Asks for names of several keys. */
  learnAll(names: Iterable<readonly [string, string]>, signal?: AbortSignal): Promise<void>;
}

const LOT = 200;

/** Whether a column holds the names of other records. */
export const isNamed = (column: SheetColumn): boolean => isReference(column);

/** The names in a cell; only where several may be referred to there are several. */
export const namesIn = (column: SheetColumn, text: string): string[] =>
  (isMany(column) ? text.split(/[、,，;；|]/) : [text]).map((name) => name.trim()).filter(Boolean);

/** Names in the values of a typed row, with the key under which each is looked up: its column, or the part of it. */
export function namesOf(column: SheetColumn, values: Readonly<Record<string, unknown>>): (readonly [string, string])[] {
  const text = values[column.name];
  if (isNamed(column))
    return typeof text === 'string' ? namesIn(column, text).map((name) => [column.name, name] as const) : [];
  const found: (readonly [string, string])[] = [];
  mapNames(column, values, (key, name) => {
    found.push([key, name]);
    return name;
  });
  return found;
}

/** Records of one name with words of their own, so that one can be chosen by them. */
function distinguishMatches(name: string, matches: readonly NameMatch[]): readonly NameMatch[] {
  if (matches.length < 2) return matches;
  return matches.map(({ id, label }) => ({
    id,
    label:
      label === name || matches.some((other) => other.id !== id && other.label === label) ? `${label}（${id}）` : label,
  }));
}

/** Begins a book of names; what was once asked is not asked again. */
export function nameBook(resolve: ResolveNames): NameBook {
  const pages = new Map<string, Map<string, readonly NameMatch[]>>();
  const pageOf = (field: string) => {
    const page = pages.get(field) ?? new Map<string, readonly NameMatch[]>();
    pages.set(field, page);
    return page;
  };
  const book: NameBook = {
    matches: (field, name) => pages.get(field)?.get(name),
    learnAll: async (names, signal) => {
      const byKey = new Map<string, Set<string>>();
      for (const [key, name] of names) byKey.set(key, (byKey.get(key) ?? new Set()).add(name));
      for (const [key, some] of byKey) await book.learn(key, some, signal);
    },
    learn: async (field, names, signal) => {
      const page = pageOf(field);
      const fresh = [...new Set(names)].filter((name) => !page.has(name));
      for (let from = 0; from < fresh.length; from += LOT) {
        if (signal?.aborted) throw abortError();
        const lot = fresh.slice(from, from + LOT);
        const found = await resolve(field, lot);
        for (const name of lot) {
          const matches = distinguishMatches(name, found.get(name) ?? []);
          page.set(name, matches);
          if (matches.length > 1) for (const match of matches) page.set(match.label, [match]);
        }
      }
    },
  };
  return book;
}

/** What the words of a cell may be changed to where a name in it is that of several. */
export function choicesOf(
  column: SheetColumn,
  text: string,
  book: NameBook,
): readonly { text: string; label: string }[] {
  const names = namesIn(column, text);
  const shared = names.find((name) => (book.matches(column.name, name)?.length ?? 0) > 1);
  if (shared === undefined) return [];
  return (book.matches(column.name, shared) ?? []).map(({ label }) => ({
    label,
    text: names.map((name) => (name === shared ? label : name)).join('、'),
  }));
}

function problemOf(found: readonly (readonly NameMatch[] | undefined)[]): CellProblem | null {
  if (found.some((matches) => matches === undefined)) return { fault: 'looking' };
  if (found.some((matches) => matches?.length === 0)) return { fault: 'unknown' };
  return found.some((matches) => (matches?.length ?? 0) > 1) ? { fault: 'ambiguous' } : null;
}

/** A typed row with ids in place of names; a name that does not mean one record is a problem of its cell. */
export function namedRow(columns: readonly SheetColumn[], row: ImportRow, book: NameBook): ImportRow {
  const values: Record<string, unknown> = { ...row.values };
  const problems: Record<string, CellProblem> = { ...row.problems };
  for (const column of columns) {
    const { name } = column;
    const text = values[name];
    if (column.shape === undefined && (!isNamed(column) || typeof text !== 'string' || text === '')) continue;
    const found = namesOf(column, row.values).map(([key, one]) => book.matches(key, one));
    const problem = problemOf(found);
    if (problem === null && column.shape !== undefined)
      values[name] = mapNames(column, row.values, (key, one) => book.matches(key, one)?.[0]?.id ?? one);
    else if (problem === null) values[name] = found.flatMap((matches) => matches?.[0]?.id ?? []).join(',');
    else {
      delete values[name];
      problems[name] = problem;
    }
  }
  return { ...row, values, problems };
}
