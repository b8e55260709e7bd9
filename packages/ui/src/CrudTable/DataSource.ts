/** A row of a list: an id, perhaps a version, and values by field name. */
export interface CrudRow {
  id: string;
  rev?: number;
  [field: string]: unknown;
}

/** A question to a source: page from 1, rows a page, sort columns joined by commas, filters by name. */
export type CrudQuery = { current: number; size: number; ascs?: string; descs?: string } & Readonly<Record<string, string | number>>;

/** Where rows come from and go to; any back end fits that can answer these. */
export interface DataSource {
  page(query: CrudQuery, signal: AbortSignal): Promise<{ records: CrudRow[]; total: number }>;
  detail?(id: string): Promise<CrudRow>;
  /** Inserts without `id`, updates with it; rejects with a `SaveFailure`. */
  submit?(row: Record<string, unknown>): Promise<unknown>;
  remove?(ids: readonly string[]): Promise<unknown>;
}

/** Why a row was not saved: wrong fields by name, or a newer version on the server. */
export interface SaveFailure extends Error {
  fieldErrors?: readonly { field: string; message: string }[];
  isConflict?: boolean;
}

/** Reads what is known of a failed save from anything thrown. */
export const asSaveFailure = (error: unknown): SaveFailure => (error instanceof Error ? error : new Error(String(error)));
