import type { Computation } from './computation.ts';
import type { Live } from './live.ts';
import type { Shape } from './shape.ts';

/** Types of the values by kind; each other file of `kinds/` adds its own. */
export interface FieldKinds {
  computed: string;
}

/** How a value is typed, drawn, stored and checked: the name of a file of `kinds/`. */
export type FieldKind = keyof FieldKinds;

/** A masking class: what of a value stays visible to people without the plain-text permission. */
export type Sensitivity = 'idcard' | 'phone' | 'name' | 'address' | 'health';

/** A GeoJSON geometry of the kinds that the product draws; positions are [longitude, latitude] in degrees, WGS 84. */
export type Geometry =
  | { type: 'Point'; coordinates: [number, number] }
  | { type: 'LineString'; coordinates: [number, number][] }
  | { type: 'Polygon'; coordinates: [number, number][][] }
  | { type: 'MultiPolygon'; coordinates: [number, number][][][] };

/**
 * What is known of a new record before anybody types: the grid in which the person works, their entry among the grid
 * members, the person, the person's name, telephone and department, the moment, the day.
 */
export type Initial = 'ownGrid' | 'ownMember' | 'me' | 'myName' | 'myPhone' | 'myDept' | 'now' | 'today';

/** What a field may say besides its label; every reader (table, form, check, column, export) takes its part. */
export interface FieldOptions {
  /** A value must be given. */
  required?: boolean;
  /** Stands in the search bar and may be filtered by. */
  search?: boolean;
  /** Is a column of the list. */
  list?: boolean;
  /** Its column stands before those of the fields that do not lead, wherever it stands in the form. */
  leads?: boolean;
  /** Filled by the server; ignored when submitted. */
  readonly?: boolean;
  /** No two rows of a tenant share the value. */
  unique?: boolean;
  /** Least length (text) or value (numbers). */
  min?: number;
  /** Greatest length (text, default 100; longtext 1000) or value (numbers). */
  max?: number;
  /** Most bytes of a text in UTF-8; in a tree, `top` is for rows without a parent. */
  bytes?: { max: number; top?: number };
  /** Decimals of a number; money has 2. */
  scale?: number;
  /** Unit shown after a number. */
  unit?: string;
  /** Whether numbers of several records are added up; money and what has a unit is, by default. */
  adds?: boolean;
  /** Field of the same row whose day or moment it must not lie before. */
  notBefore?: string;
  /** Field of the same row than whose number it must not be smaller. */
  atLeast?: string;
  /** Field of the same row than whose number it must be greater. */
  above?: string;
  /** Greatest count of references. */
  most?: number;
  /** A moment is asked for to the minute; the second is default. */
  toMinute?: boolean;
  /** Regular expression, anchored by the author, that a text must match. */
  pattern?: string;
  /** Other titles under which its column may come in a file, besides those known for its label. */
  synonyms?: readonly string[];
  /** Value of a new row. */
  default?: string | number;
  /** Key of the group of the form in which the field stands. */
  group?: string;
  /** Sentence shown under the input. */
  help?: string;
  /** Masking class in lists, exports and for people without the plain-text permission. */
  sensitive?: Sensitivity;
  /**
   * Name of the identity number from which the server fills it in; a day is a day of birth and must not lie after
   * today.
   */
  derive?: string;
  /**
   * The server copies the value from a field of the row that the row's own reference `through` names: always where the
   * field is readonly, else where nothing is given for it. A form shows it as soon as the reference is chosen; what was
   * typed stays.
   */
  copy?: { through: string; field: string };
  /**
   * What the server fills in when a row is made: the moment, the person, the person's department, or a number of the
   * day behind a prefix; a number also where a writable field is left empty.
   */
  fill?: 'now' | 'user' | 'dept' | { serial: string };
  /**
   * What a form begins a new record with, as far as it is known, and anyone may change; the server does not fill it in.
   */
  initial?: Initial;
  /**
   * How a form finds a value that the server computes from its own fields; without it the value is shown once it is
   * saved.
   */
  live?: Live;
  /**
   * Parts of which the words are composed while nothing is given, such as `{buildingId}` or `{roomNo}室`: the value of a
   * field, of a reference its name; a part without a value is left out. Forms propose them, the server fills them in.
   */
  compose?: readonly string[];
  /**
   * A reference to the grid in which the row's point lies: forms propose it, and form and server say so where another
   * one is chosen.
   */
  byPoint?: boolean;
  /**
   * An area that lies in that of the row of `of` that the field `through` names, and beside those of the other rows
   * with the same value there; rows whose switch `enabled` is off are not looked at. Forms show what is wrong while it
   * is drawn, the server refuses it.
   */
  apart?: { of: string; through: string; enabled: string };
  /** An id or a text for machines: kept and answered, but shown in no list, record or file and asked for in no form. */
  internal?: boolean;
  /**
   * Its files are read by everybody who has their address: always, or while another field of the record has one of the
   * values. Other files are read by those who may read the record.
   */
  open?: true | { field: string; in: readonly (string | number)[] };
  /**
   * Where and when a picture was taken stays in it, as proof of what was found there; else it is taken out before the
   * picture is sent. Never beside `open`.
   */
  keepsPlace?: true;
  /** Write-only: never returned. */
  secret?: boolean;
  /** A reference to a tree holds one of its lowest nodes, which have none below them. */
  only?: 'leaf';
  /**
   * Other field whose value narrows the choice: the department of a person, while it has people; what the ids of a
   * shape are of.
   */
  within?: string;
  /** The field is shown and required only while the other field has one of the values. */
  showIf?: { field: string; in: readonly (string | number)[] };
  /**
   * The moment until which something must be done about the record while it is in no final state: lists say how long
   * that is.
   */
  due?: true;
  /**
   * Role of a tag by dictionary key, or 1 and 0 of a switch: what is urgent, good or over; as the dictionary says where
   * none is named, and good for a switch that is on.
   */
  tones?: Readonly<Record<string, 'accent' | 'success' | 'warning' | 'critical' | 'info'>>;
}

/** A field of a resource; `T` is the type of its value on the wire and in a row. */
export interface Field<T = unknown> extends FieldOptions {
  kind: FieldKind;
  /** Name in the source language (Chinese); the key of its translation. */
  label: string;
  /** Code of the dictionary of a `dict` or `multidict`. */
  dict?: string;
  /** Path of the resource that a `ref` or `refs` points to. */
  to?: string;
  /** Which coordinate a `lnglat` holds; a form shows one map picker for the pair. */
  axis?: 'lng' | 'lat';
  /** Name that joins a longitude and a latitude when a resource has several points. */
  pair?: string;
  /** GeoJSON type of a `geometry`. */
  geomType?: 'LineString' | 'Polygon' | 'MultiPolygon';
  /** Kind as which a `computed` value is drawn. */
  as?: FieldKind;
  /** What a `json` holds; without it any array or object. */
  shape?: Shape;
  /** How the server finds a `computed` value; without it an expression beside the handlers of the address does. */
  from?: Computation;
  /** Carries the value's type; never present at run time. */
  readonly valueType?: T;
}

/** A record of fields by wire name. */
export type Fields = Record<string, Field>;

/** A 64-bit snowflake id as decimal text, or '' for none. */
export type Id = string;

// Whoever looks up a kind here finds those of the contract made known.
export { kinds } from './kinds/Kind.ts';
export { text } from './kinds/text.ts';
export { longtext } from './kinds/longtext.ts';
export { richtext } from './kinds/richtext.ts';
export { integer } from './kinds/integer.ts';
export { number } from './kinds/number.ts';
export { money } from './kinds/money.ts';
export { toggle } from './kinds/switch.ts';
export { date } from './kinds/date.ts';
export { datetime } from './kinds/datetime.ts';
export { month } from './kinds/month.ts';
export { time } from './kinds/time.ts';
export { dict } from './kinds/dict.ts';
export { multidict } from './kinds/multidict.ts';
export { ref } from './kinds/ref.ts';
export { refs } from './kinds/refs.ts';
export { user } from './kinds/user.ts';
export { dept } from './kinds/dept.ts';
export { region } from './kinds/region.ts';
export { phone } from './kinds/phone.ts';
export { idcard } from './kinds/idcard.ts';
export { url } from './kinds/url.ts';
export { lnglat } from './kinds/lnglat.ts';
export { geometry } from './kinds/geometry.ts';
export { image } from './kinds/image.ts';
export { images } from './kinds/images.ts';
export { file } from './kinds/file.ts';
export { files } from './kinds/files.ts';
export { json } from './kinds/json.ts';
export { computed } from './kinds/computed.ts';
