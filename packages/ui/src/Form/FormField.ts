import type { Live } from '../liveValue/liveValue.tsx';

/** The kinds of fields by name; a further one is added by `declare module` beside its looks. */
export interface FormFieldKinds {
  text: true;
  longtext: true;
  richtext: true;
  integer: true;
  number: true;
  money: true;
  switch: true;
  date: true;
  datetime: true;
  month: true;
  time: true;
  dict: true;
  multidict: true;
  ref: true;
  refs: true;
  user: true;
  dept: true;
  region: true;
  phone: true;
  idcard: true;
  url: true;
  lnglat: true;
  geometry: true;
  image: true;
  images: true;
  file: true;
  files: true;
  json: true;
  computed: true;
}

/** How a field of a form is typed and drawn: the name of a file of `kinds/`, or of what `addKind` was given. */
export type FormFieldKind = keyof FormFieldKinds;

/**
 * An input asked for instead of the usual one of a kind: stars and track for numbers, colour, icon, plate and signature
 * for texts, avatar for an image, radio for a dictionary in sight, transfer for several of a dictionary, pairs for JSON
 * of `{ key, value }`.
 */
export type FormInputHint =
  | 'rating'
  | 'slider'
  | 'colour'
  | 'icon'
  | 'plate'
  | 'signature'
  | 'avatar'
  | 'radio'
  | 'transfer'
  | 'pairs';

/** What a JSON value holds: rows of fields, one object of fields, or ids. */
export interface FormShape {
  kind: 'rows' | 'record' | 'ids';
  /** The fields of a row or of the object. */
  fields?: readonly FormField[];
  /** Name of the field that counts the rows from 1; it is never typed. */
  number?: string;
  /** By value of the field that `within` names, the tree that ids are chosen from. */
  of?: Readonly<Record<string, string>>;
}

/** A field of a form, as data. */
export interface FormField {
  /** Key of the value. */
  name: string;
  /** Name shown, in the user's language. */
  label: string;
  /** How it is typed and drawn. */
  kind: FormFieldKind;
  /** The input asked for; default the one of the kind. */
  input?: FormInputHint;
  /** Kind as which a computed value is drawn; default 'text'. */
  as?: FormFieldKind;
  /** A value must be given. */
  required?: boolean;
  /** Shown, never sent. */
  readonly?: boolean;
  /** Minimum value of a number. */
  min?: number;
  /**
   * Maximum value of a number, number of stars, or number of characters in a text; a long text counts to 1000 by
   * default.
   */
  max?: number;
  /** A moment is asked for to the minute; the second is default. */
  toMinute?: boolean;
  /** Decimals of a number. */
  scale?: number;
  /** Unit after a number. */
  unit?: string;
  /** The unit of exactly one, in languages that tell it apart, such as day beside days. */
  unitOfOne?: string;
  /** Regular expression of a text; checked by the given `validate`, not here. */
  pattern?: string;
  /** Code of the dictionary with the choices. */
  dict?: string;
  /** Path of what is chosen from. */
  to?: string;
  /** Follows from other fields of the form, and shows it while they are typed; for computed fields. */
  live?: Live;
  /** Lets only the lowest nodes of the tree be chosen. */
  only?: 'leaf';
  /** Name of the field whose value narrows what is chosen from, as a department narrows its people. */
  within?: string;
  /**
   * Columns that it takes, as far as the form has them; by default one, and all for what is wide by nature, such as
   * long texts and pictures.
   */
  span?: 1 | 2 | 3;
  /** Key of the group in which the field stands. */
  group?: string;
  /** Hint under the input. */
  help?: string;
  /** Value of a new record. */
  default?: string | number;
  /** Shown only while another field has one of the values. */
  showIf?: { field: string; in: readonly (string | number | boolean)[] };
  /** Which coordinate it is. */
  axis?: 'lng' | 'lat';
  /** Joins a longitude and a latitude where there are several points. */
  pair?: string;
  /** What a geometry is. */
  geomType?: 'LineString' | 'Polygon' | 'MultiPolygon';
  /**
   * An area that does not cover others: those of the rows of `of` whose reference `through` says the same, while their
   * switch `enabled` is on.
   */
  apart?: { of: string; through: string; enabled: string };
  /** What a JSON value holds; without it its text is typed. */
  shape?: FormShape;
  /** Where and when pictures were taken stays in them; else it is taken out before they are sent. */
  keepsPlace?: boolean;
  /** Written, never read back. */
  secret?: boolean;
  /** Hides part of its value; such values are never stored as a draft. */
  sensitive?: string;
  /**
   * Takes over a field of the record that the reference `through` names, as soon as it is chosen; what was typed stays.
   */
  copy?: { through: string; field: string };
  /**
   * Parts whose words are proposed while nothing is typed, such as `{buildingId}` or `{roomNo}室`; one without a value
   * is left out.
   */
  compose?: readonly string[];
  /** A reference to the area in which the form's point lies. */
  byPoint?: boolean;
  /** Name of the reference or choice whose words the value says again; a form shows that one alone. */
  titlesOf?: string;
  /**
   * Name of the ID number that fills the field in: a day with the day of birth, a dictionary of sexes by its code of
   * GB/T 2261.1.
   */
  derive?: string;
  /**
   * Names of the fields that an ID number fills in: day of birth, and sex as its code of GB/T 2261.1; by default those
   * that say so by `derive`.
   */
  fills?: { birthday?: string; sex?: string };
}
