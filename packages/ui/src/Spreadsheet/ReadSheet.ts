/** A row that was read. */
export interface ReadRow {
  /** Its number in the file, from 1. */
  number: number;
  /** Its cells as text, from the first column on. */
  cells: readonly string[];
  /** Columns, counted from 0, whose number had more digits than Excel keeps, so that its end is lost. */
  blurred?: readonly number[];
}

/** A sheet that can be read. */
export interface ReadSheet {
  /** Its name; empty for a file that has only one. */
  name: string;
  /** Reads its rows; blank ones are left out. */
  rows(signal?: AbortSignal): Promise<ReadRow[]>;
}
