import type { SheetRecord } from './SheetRecord.ts';

/** The kinds of files that are written. */
export type SheetFormat = 'xlsx' | 'csv';

/** A file of records while it is written. */
export interface SheetWriter {
  /** Adds records; long parts are broken up, so that the page stays alive. */
  add(rows: readonly SheetRecord[], signal?: AbortSignal): Promise<void>;
  /** Ends the file; also after work that was called off, then with what has been added. */
  finish(): Promise<Blob>;
  /** How many records have been added. */
  count(): number;
}
