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
  /** Hint for those who fill a template in. */
  help?: string;
}
