import type { Tone } from '../DataTable/column.ts';
import type { Summary } from '../DataTable/summary.ts';
import type { FormField } from '../Form/FormField.ts';

/** A field as lists read it: what a form needs, and how it is searched and shown. */
export interface CrudField extends FormField {
  /** Stands in the search bar. */
  search?: boolean;
  /** Is a column. */
  list?: boolean;
  /** Its column stands before those that do not lead. */
  leads?: boolean;
  /** No two rows share the value, so that its end tells as much as its beginning: its column has room for 23 digits, or for the 15 of a number that the server gives. */
  unique?: boolean;
  /** Hides part of its value; such values never go into the address. */
  sensitive?: string;
  /** Says how the record stands, and changes by moves only. */
  isState?: boolean;
  /** Can be changed in its cell, by those who may edit: a switch at once, others after a press. */
  inline?: boolean;
  /** What stands under its column in the row of totals of the page. */
  summary?: Summary;
  /** Equal values of rows under each other are drawn as one cell. */
  merge?: boolean;
  /** Least width of its column in px, as far as its title has room in it; by kind where it is not given. */
  minWidth?: number;
  /** Tone of a tag by dictionary key, or 1 and 0 of a switch; by the dictionary where none is named. */
  tones?: Readonly<Record<string, Tone>>;
}
