import type { Sort } from '../DataTable/sorting.ts';
import type { Condition, Where } from './conditions/where.ts';

/** What a list needs of a row: its id. `rev`, where it has one, is the version that a change is checked against. */
export interface Identified {
  id: string;
}

/** A row whose fields are not known to the types: an id, perhaps a version, and values by field name. */
export interface CrudRow extends Identified {
  rev?: number;
  [field: string]: unknown;
}

/**
 * What a condition of a question compares with: text, a number or a day as text, a boolean for a switch, a list for
 * `in`, '' for `null` and `notnull`.
 */
export type QueryValue = string | boolean | readonly string[];

/** A condition of a question. A day compared with a moment means the whole day. */
export type QueryCondition = Condition<QueryValue>;

/** A question to a source, as data: the source puts it into the words of its back end. */
export interface CrudQuery {
  /** From 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** The fields by which rows are ordered, the first one first. */
  sort: readonly Sort[];
  /** Conditions of the search bar, and of what stands around the list; all of them hold. */
  search: readonly QueryCondition[];
  /** Conditions of the one search box, of which at least one holds; only asked of a source that `takesWhere`. */
  any?: readonly QueryCondition[];
  /** The advanced filter, which holds too. */
  where?: Where<QueryValue>;
}

/** How many rows a group has, and sums of their numbers by field, as they are written. */
export interface GroupTotal {
  count: number;
  sums: Readonly<Record<string, string>>;
}

/**
 * Where rows come from and go to; any back end fits that can answer these. Keep it the same between renders: another
 * source is another list, and selection ends with it.
 *
 * @example
 *   ```ts
 *   import type { DataSource } from '@lattice/ui/CrudTable';
 *
 *   interface Person {
 *     id: string;
 *     name: string;
 *   }
 *
 *   const source: DataSource<Person> = {
 *     page: async ({ page, size, sort, search }, signal) => {
 *       const words = new URLSearchParams({ page: String(page), size: String(size) });
 *       for (const { id, desc } of sort) words.append('sort', desc ? `-${id}` : id);
 *       for (const { field, operator, value } of search) words.append(`${field}.${operator}`, String(value));
 *       return (await fetch(`/people?${words}`, { signal })).json();
 *     },
 *   };
 *   ```
 */
export interface DataSource<Row extends Identified = CrudRow> {
  /**
   * A page of rows and how many there are; `totals` are those of all that match, by field, and stand under the table.
   * Where `columns` names the fields that are read of the rows, a source with `whole` may leave out the others.
   */
  page(
    query: CrudQuery,
    signal: AbortSignal,
    columns?: readonly string[],
  ): Promise<{ records: Row[]; total: number; totals?: Readonly<Record<string, string | number>> }>;
  /**
   * The rows under a row, asked for when it is opened; such rows say so by `hasChildren`, and have no `children` of
   * their own.
   */
  children?(id: string, signal: AbortSignal, columns?: readonly string[]): Promise<Row[]>;
  /**
   * The rows of some ids with all their fields, masked as in a page; with it a page is asked for the fields that the
   * table reads alone. What the source's own actions read of a row stays in it.
   */
  whole?(ids: readonly string[], signal: AbortSignal): Promise<Row[]>;
  /**
   * How many of the rows that answer a question have each value of a field, by value, null where it is not known;
   * without it tabs show no numbers.
   */
  counts?(
    field: string,
    query: Pick<CrudQuery, 'search' | 'any' | 'where'>,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, number>> | null>;
  /**
   * Totals of the groups of all rows that answer a question: by which field, and for which of its values; by value,
   * null where they are not known. Without it groups tell what the page has of them.
   */
  totals?(
    group: { by: string; values: readonly string[] },
    query: Pick<CrudQuery, 'search' | 'any' | 'where'>,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, GroupTotal>> | null>;
  /** A record with all its fields; without it a row is edited as the list has it, and is not viewed by itself. */
  detail?(id: string): Promise<Row>;
  /**
   * One value of a record that its detail gives masked, in the clear, for a reason; rejects with a sentence where it is
   * refused.
   */
  reveal?(id: string, field: string, reason: string): Promise<string>;
  /**
   * Inserts without `id`, updates with it; rejects with a `SaveFailure`. `onNotice` hears what is said beside a
   * success, such as parts of a text that were removed.
   */
  submit?(row: Record<string, unknown>, run?: { onNotice?: (message: string) => void }): Promise<unknown>;
  remove?(ids: readonly string[]): Promise<unknown>;
  /** Brings removed rows back; with it a removal can be undone. */
  restore?(ids: readonly string[]): Promise<unknown>;
  /** Every row that answers a question, whatever its page; without it pages are read one after the other. */
  exportAll?(
    query: CrudQuery,
    run: { signal: AbortSignal; onProgress?: (done: number, total: number) => void },
  ): AsyncIterable<Row[]>;
  /** Told before rows are written to a file or on paper; where it rejects, nothing is written. */
  noteExport?(what: ExportedRows): Promise<unknown>;
  /**
   * Stores many new records and answers with those that were not taken, by their place; without it they are submitted
   * one after the other.
   */
  importRows?(
    rows: readonly Readonly<Record<string, unknown>>[],
    run: {
      signal: AbortSignal;
      onProgress: (done: number) => void;
      onNotice: (index: number, message: string) => void;
    },
  ): Promise<
    readonly { index: number; message: string; fieldErrors?: readonly { field: string; message: string }[] }[]
  >;
  /**
   * Finds the records that are meant by the names in a field that refers to others, for imports; without it references
   * are left out of them.
   */
  resolve?(
    field: string,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, readonly { id: string; label: string }[]>>;
  /**
   * Takes conditions joined by or, and several on one field, in `where`; without it the advanced filter offers only
   * conditions joined by and, one per field and comparison.
   */
  takesWhere?: boolean;
}

/** What of a list is written to a file or on paper. */
export interface ExportedRows {
  way: 'xlsx' | 'csv' | 'print';
  /** How many rows, as far as it is known. */
  rows: number;
  /** Names of the fields. */
  columns: readonly string[];
  /** Why; '' where nobody said. */
  reason: string;
}

/** Why a row was not saved: wrong fields by name, or a newer version on the server. */
export interface SaveFailure extends Error {
  fieldErrors?: readonly { field: string; message: string }[];
  isConflict?: boolean;
}

/** Reads what is known of a failed save from anything thrown. */
export const asSaveFailure = (error: unknown): SaveFailure =>
  error instanceof Error ? error : new Error(String(error));

const CHUNK = 200;

/**
 * Every row that answers a question, in chunks: from the source's own `exportAll`, else page by page. A row met twice,
 * because others write meanwhile, is given once.
 */
export async function* everyRow(
  source: Pick<DataSource, 'page' | 'exportAll'>,
  query: CrudQuery,
  signal: AbortSignal,
): AsyncGenerator<CrudRow[]> {
  if (source.exportAll) {
    yield* source.exportAll(query, { signal });
    return;
  }
  const seen = new Set<string>();
  let read = 0;
  for (let page = 1; !signal.aborted; page += 1) {
    const { records, total } = await source.page({ ...query, page, size: CHUNK }, signal);
    read += records.length;
    const fresh = records.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length > 0) yield fresh;
    if (records.length === 0 || read >= total) return;
  }
}
