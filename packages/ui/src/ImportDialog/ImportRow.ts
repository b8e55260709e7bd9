import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import type { CellFault } from './readCell.ts';

/** What is wrong with a cell: a fault of its text, digits lost in Excel, a value that an earlier row has, or words of a rule or of the server. */
export type CellProblem = { fault: CellFault } | { fault: 'blurred' } | { fault: 'twin'; row: number } | { fault: 'rule'; message: string };

/** A row on its way from the file into the records. */
export interface ImportRow {
  /** Its number in the file. */
  number: number;
  /** Its cells as text, by column. */
  texts: Readonly<Record<string, string>>;
  /** Columns whose digits were lost, until they are typed anew. */
  blurred: readonly string[];
  /** Its values, typed. */
  values: SheetRecord;
  /** What is wrong by column; what belongs to none stands under ''. */
  problems: Readonly<Record<string, CellProblem>>;
}

/** Whether nothing is wrong with a row. */
export const isSound = ({ problems }: ImportRow): boolean => Object.keys(problems).length === 0;
