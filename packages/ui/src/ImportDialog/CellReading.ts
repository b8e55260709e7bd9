/** What is wrong with the text of a cell, before any rule of the caller is asked. */
export type CellFault =
  | 'required'
  | 'number'
  | 'integer'
  | 'date'
  | 'datetime'
  | 'month'
  | 'time'
  | 'choice'
  | 'switch'
  | 'parts';

/** A cell as the record takes it, or what is wrong. */
export type CellReading = { value: unknown } | { fault: CellFault };
