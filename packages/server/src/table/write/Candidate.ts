import type { Column } from '../table.ts';

/** A row that is about to be stored: its id, null for a new one, and its values in stored form. */
export interface Candidate {
  id: string | null;
  valueOf: (column: Column) => unknown;
  /** Values that are stored, of a row that changes. */
  storedOf?: (column: Column) => unknown;
}
