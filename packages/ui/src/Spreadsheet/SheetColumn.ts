import type { Option } from '../Field/Option.ts';
import type { FormFieldKind } from '../Form/FormField.ts';

/** A column of a sheet, as data; the fields of a list are such columns. */
export interface SheetColumn {
  /** Key of the value in a record. */
  name: string;
  /** Title of the column, in the user's language. */
  label: string;
  /** How a value is typed. */
  kind: FormFieldKind;
  /** A value must be given; default false. */
  required?: boolean;
  /** Choices of a dictionary: the key is stored, the label is written and read. */
  options?: readonly Option[];
  /** Other titles under which it may come, such as the English one. */
  aliases?: readonly string[];
  /** No two records may have the same value; default false. */
  unique?: boolean;
  /** What an empty cell means when records come in, unless the person says something else; nothing by default. */
  initial?: unknown;
  /** An empty cell is filled in from another column, as a day of birth from an identity number; default false. */
  isDerived?: boolean;
  /** Its part of the width on paper, against 1.2 of words; by its kind by default. */
  share?: number;
  /** Hint for those who fill a template in. */
  help?: string;
  /** What its words hold that is an array or an object; without it a JSON value is JSON text. */
  shape?: SheetShape;
  /** Units that may stand after a number inside of a shape. */
  units?: readonly string[];
}

/** What a cell of words holds that is an array or an object. */
export interface SheetShape {
  kind: 'rows' | 'record' | 'ids';
  /** The parts of a row or of the object, as columns. */
  columns?: readonly SheetColumn[];
  /** Name of the part that counts the rows from 1; the words have it in front of a row. */
  number?: string;
  /** Name of the column whose value says of which register ids are. */
  within?: string;
}
