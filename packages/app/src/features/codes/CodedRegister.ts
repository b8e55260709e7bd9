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
  /** What the code of a row says. */
  codeOf: (row: CrudRow) => string;
}
