import type { Fields } from './field.ts';

/**
 * An array of objects, in the order in which they stand; a row holds the values of `fields`, several ids or keys as an
 * array.
 */
export interface RowsShape {
  kind: 'rows';
  fields: Fields;
  /** Field of a row that counts the rows from 1; it follows from the order and is never typed. */
  number?: string;
}

/** One object that holds the values of `fields`. */
export interface RecordShape {
  kind: 'record';
  fields: Fields;
}

/** An array of ids; the value of the field that `transactionContext` names says of which register. */
export interface IdsShape {
  kind: 'ids';
  /** By value of that field: path of a resource, or the kind `user`, `dept`. */
  of: Readonly<Record<string, string>>;
}

/** What a `json` field holds, so that it is typed, checked, shown, printed and exchanged as fields are. */
export type Shape = RowsShape | RecordShape | IdsShape;
