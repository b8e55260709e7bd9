import type { Tone } from '../DataTable/column.ts';
import type { Summary } from '../DataTable/summary.ts';
import type { FormField } from '../Form/FormField.ts';

/**
 * What a search text is compared with in a masked value: all of it, its last four characters, the surname, or the
 * visible start.
 */
export type VisiblePart = 'whole' | 'tail' | 'surname' | 'start';

/** A field as lists read it: what a form needs, and how it is searched and shown. */
export interface CrudField extends FormField {
  /** Stands in the search bar. */
  search?: boolean;
  /**
   * Its place in the search bar among those that have one, from 0; behind them, in the order of the fields, without it.
   */
  searchPlace?: number;
  /** Is a column. */
  list?: boolean;
  /** Its column stands before those that do not lead. */
  leads?: boolean;
  /**
   * No two rows share the value, so that its end tells as much as its beginning: its column has room for 23 digits, or
   * for the 15 of a number that the server gives.
   */
  unique?: boolean;
  /** Other titles under which its column may come in a file; none by default. */
  synonyms?: readonly string[];
  /** Hides part of its value; such values never go into the address. */
  sensitive?: string;
  /**
   * Tells with what a search text is compared where values are masked, null where it is neither the whole value nor its
   * visible part; null itself where this person sees values plainly, whole values alone where it is not known.
   */
  maskedSearch?: ((text: string) => VisiblePart | null) | null;
  /** Says how the record stands, and changes by moves only. */
  isState?: boolean;
  /**
   * The moment until which something must be done about the record: lists say how long that is, and mark a row that is
   * late, while `field` has one of the values `open`, or always where it is true.
   */
  due?: true | { field: string; open: readonly string[] };
  /** Can be changed in its cell, by those who may edit: a switch at once, others after a press. */
  inline?: boolean;
  /** What stands under its column in the row of totals of the page. */
  summary?: Summary;
  /** Its numbers are added up in groups of rows. */
  adds?: boolean;
  /** Equal values of rows under each other are drawn as one cell. */
  merge?: boolean;
  /** Least width of its column in px, as far as its title has room in it; by kind where it is not given. */
  minWidth?: number;
  /** Tone of a tag by dictionary key, or 1 and 0 of a switch; by the dictionary where none is named. */
  tones?: Readonly<Record<string, Tone>>;
}
