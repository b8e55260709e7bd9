/** How a field of a form is typed and drawn. */
export type FormFieldKind =
  | 'text' | 'longtext' | 'richtext' | 'integer' | 'number' | 'money' | 'switch'
  | 'date' | 'datetime' | 'month' | 'time' | 'dict' | 'multidict'
  | 'ref' | 'refs' | 'user' | 'dept' | 'region' | 'phone' | 'idcard' | 'url'
  | 'lnglat' | 'geometry' | 'image' | 'images' | 'file' | 'files' | 'json' | 'computed';

/** A field of a form, as data. */
export interface FormField {
  /** Key of the value. */
  name: string;
  /** Name shown, in the user's language. */
  label: string;
  /** How it is typed and drawn. */
  kind: FormFieldKind;
  /** A value must be given. */
  required?: boolean;
  /** Shown, never sent. */
  readonly?: boolean;
  /** Least value of a number. */
  min?: number;
  /** Greatest value of a number, or most characters of a text. */
  max?: number;
  /** Decimals of a number. */
  scale?: number;
  /** Unit after a number. */
  unit?: string;
  /** Regular expression of a text; checked by the given `validate`, not here. */
  pattern?: string;
  /** Code of the dictionary with the choices. */
  dict?: string;
  /** Path of what is chosen from. */
  to?: string;
  /** Key of the group in which the field stands. */
  group?: string;
  /** Hint under the input. */
  help?: string;
  /** Value of a new record. */
  default?: string | number;
  /** Shown only while another field has one of the values. */
  showIf?: { field: string; in: readonly (string | number)[] };
  /** Which coordinate it is. */
  axis?: 'lng' | 'lat';
  /** Joins a longitude and a latitude where there are several points. */
  pair?: string;
  /** What a geometry is. */
  geomType?: 'LineString' | 'Polygon' | 'MultiPolygon';
  /** Written, never read back. */
  secret?: boolean;
}
