/** A row of a list: an id, perhaps a version, and values by field name. */
export interface CrudRow {
  id: string;
  rev?: number;
  [field: string]: unknown;
}

/** A question to a source: page from 1, rows per page, sort columns joined by commas, filters by name; `where` only to sources that take it. */
export type CrudQuery = { current: number; size: number; ascs?: string; descs?: string; where?: string } & Readonly<
  Record<string, string | number>
>;

/**
 * Where rows come from and go to; any back end fits that can answer these. Keep it the same between renders: another source is another list, and selection ends with it.
 * @example
 * const source: DataSource = {
 *   page: async ({ current, size }, signal) => (await fetch(`/people?page=${current}&size=${size}`, { signal })).json(),
 * };
 */
export interface DataSource {
  /**
   * A page of rows and how many there are; `totals` are those of all that match, by field, and stand under the table.
   * Where `columns` names the fields that are read of the rows, a source with `whole` may leave out the others.
   */
  page(
    query: CrudQuery,
    signal: AbortSignal,
    columns?: readonly string[],
  ): Promise<{ records: CrudRow[]; total: number; totals?: Readonly<Record<string, string | number>> }>;
  /** The rows under a row, asked for when it is opened; such rows say so by `hasChildren`, and have no `children` of their own. */
  children?(id: string, signal: AbortSignal, columns?: readonly string[]): Promise<CrudRow[]>;
  /** The rows of some ids with all their fields, masked as in a page; with it a page is asked for the fields that the table reads alone. What the source's own actions read of a row stays in it. */
  whole?(ids: readonly string[], signal: AbortSignal): Promise<CrudRow[]>;
  detail?(id: string): Promise<CrudRow>;
  /** One value of a record that its detail gives masked, in the clear, for a reason; rejects with a sentence where it is refused. */
  reveal?(id: string, field: string, reason: string): Promise<string>;
  /** Inserts without `id`, updates with it; rejects with a `SaveFailure`. */
  submit?(row: Record<string, unknown>): Promise<unknown>;
  remove?(ids: readonly string[]): Promise<unknown>;
  /** Brings removed rows back; with it a removal can be undone. */
  restore?(ids: readonly string[]): Promise<unknown>;
  /** Every row that answers a question, whatever its page; without it pages are read one after the other. */
  exportAll?(
    query: CrudQuery,
    run: { signal: AbortSignal; onProgress?: (done: number, total: number) => void },
  ): AsyncIterable<CrudRow[]>;
  /** Stores many new records and answers with those that were not taken, by their place; without it they are submitted one after the other. */
  importRows?(
    rows: readonly Readonly<Record<string, unknown>>[],
    run: { signal: AbortSignal; onProgress: (done: number) => void },
  ): Promise<
    readonly { index: number; message: string; fieldErrors?: readonly { field: string; message: string }[] }[]
  >;
  /** Finds the records that are meant by the names in a field that refers to others, for imports; without it references are left out of them. */
  resolve?(
    field: string,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, readonly { id: string; label: string }[]>>;
  /** Takes conditions joined by and/or as the JSON of `ParameterPlace` in `where`; without it only conditions joined by and are offered, as suffixes of the wire. */
  takesWhere?: boolean;
}

/** Why a row was not saved: wrong fields by name, or a newer version on the server. */
export interface SaveFailure extends Error {
  fieldErrors?: readonly { field: string; message: string }[];
  isConflict?: boolean;
}

/** Reads what is known of a failed save from anything thrown. */
export const asSaveFailure = (error: unknown): SaveFailure =>
  error instanceof Error ? error : new Error(String(error));
