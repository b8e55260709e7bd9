import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import type { CellFault } from './CellReading.ts';

/**
 * What is wrong with a cell: a fault of its text, digits lost in Excel, a name that nobody or several have, that is
 * being looked up or could not be, a value that an earlier row has, or words of a rule or of the server.
 */
export type CellProblem =
  | { fault: CellFault }
  | { fault: 'blurred' | 'unknown' | 'ambiguous' | 'looking' | 'unasked' }
  | { fault: 'twin'; row: number }
  | { fault: 'rule'; message: string };

/** A row on its way from the file into the records. */
export interface ImportRow {
  /** Its number in the file. */
  number: number;
  /** Its cells as text, by column. */
  texts: Readonly<Record<string, string>>;
  /** Columns whose digits were lost, until they are retyped. */
  blurred: readonly string[];
  /** Its values, typed. */
  values: SheetRecord;
  /** What is wrong by column; what belongs to none stands under ''. */
  problems: Readonly<Record<string, CellProblem>>;
}

/** What a file says of a row, before anything is made of it. */
export type RowTexts = Pick<ImportRow, 'number' | 'texts' | 'blurred'>;

/** Whether nothing is wrong with a row. */
export const isSound = ({ problems }: ImportRow): boolean => Object.keys(problems).length === 0;
