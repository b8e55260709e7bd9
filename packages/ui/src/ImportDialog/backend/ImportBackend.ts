import type { ReadRow } from '../../Spreadsheet/ReadSheet.ts';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import type { ImportRow, RowTexts } from '../ImportRow.ts';

/**
 * Who reads a file and types its cells: a worker, or the page itself in small pieces. Both reject once `signal` is
 * aborted.
 */
export interface ImportBackend {
  /** The names of the sheets of a file, and the rows of one of them; rejects with a `SheetFault` where it is none. */
  read(file: Blob, sheet: number, signal: AbortSignal): Promise<{ names: readonly string[]; rows: readonly ReadRow[] }>;
  /** Rows with their texts typed; nobody's rules are asked. */
  type(columns: readonly SheetColumn[], rows: readonly RowTexts[], signal: AbortSignal): Promise<readonly ImportRow[]>;
  /** Lets it go. */
  close(): void;
}
