import type { Resource } from '@lattice/api/resource';
import type { CrudRow } from '@lattice/ui/CrudTable';

/** A register whose records have QR codes that are printed and put up. */
export interface CodedRegister {
  definition: Resource;
  /** Names of the values in the table of the sheet. */
  listed: readonly string[];
  /** Names of the values below a code. */
  labelled: readonly string[];
  /** Rows that have a code; all by default. */
  isCoded?: (row: CrudRow) => boolean;
  /** Fetches what the codes need besides the rows; the rows as they are by default. */
  prepare?: (rows: readonly CrudRow[]) => Promise<readonly CrudRow[]>;
  /** What the code of a row says. */
  codeOf: (row: CrudRow) => string;
}
