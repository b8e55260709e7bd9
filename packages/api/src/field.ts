import type { Computation } from './computation.ts';
import type { Live } from './live.ts';

/** How a value is typed, drawn, stored and checked; the closed list of `domain` field types. */
export type FieldKind =
  | 'text' | 'longtext' | 'richtext' | 'integer' | 'number' | 'money' | 'switch'
  | 'date' | 'datetime' | 'month' | 'time' | 'dict' | 'multidict'
  | 'ref' | 'refs' | 'user' | 'dept' | 'region' | 'phone' | 'idcard' | 'url'
  | 'lnglat' | 'geometry' | 'image' | 'images' | 'file' | 'files' | 'json' | 'computed';

/** A masking class: what of a value stays visible to people without the plain-text permission. */
export type Sensitivity = 'idcard' | 'phone' | 'name' | 'address' | 'health';

/** A GeoJSON geometry of the kinds that the product draws; positions are [longitude, latitude] in degrees, WGS 84. */
export type Geometry =
  | { type: 'Point'; coordinates: [number, number] }
  | { type: 'LineString'; coordinates: [number, number][] }
  | { type: 'Polygon'; coordinates: [number, number][][] }
  | { type: 'MultiPolygon'; coordinates: [number, number][][][] };

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
  /** Decimals of a number; money has 2. */
  scale?: number;
  /** Unit shown after a number. */
  unit?: string;
  /** Field of the same row whose day or moment it must not lie before. */
  notBefore?: string;
  /** A moment is asked for to the minute; the second is default. */
  toMinute?: boolean;
  /** Regular expression, anchored by the author, that a text must match. */
  pattern?: string;
  /** Value of a new row. */
  default?: string | number;
  /** Key of the group of the form in which the field stands. */
  group?: string;
  /** Sentence shown under the input. */
  help?: string;
  /** Masking class in lists, exports and for people without the plain-text permission. */
  sensitive?: Sensitivity;
  /** Name of the identity number from which the server fills it in. */
  derive?: string;
  /** The server copies the value from a field of the row that the row's own reference `through` names. */
  copy?: { through: string; field: string };
  /** What the server fills in when a row is made: the moment, the person, the person's department, or a number of the day behind a prefix. */
  fill?: 'now' | 'user' | 'dept' | { serial: string };
  /** Write-only: never returned. */
  secret?: boolean;
  /** A reference to a tree holds one of its lowest nodes, which have none below them. */
  only?: 'leaf';
  /** A person is chosen from the department that this other field holds, while it holds one that has people. */
  within?: string;
  /** The field is shown and required only while the other field has one of the values. */
  showIf?: { field: string; in: readonly (string | number)[] };
  /** Role of a tag by dictionary key, or 1 and 0 of a switch: what is urgent, good or over; as the dictionary says where none is named, and good for a switch that is on. */
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
  /** How the server finds a `computed` value; without it an expression beside the handlers of the address does. */
  from?: Computation;
  /** How a form finds a `computed` value from its own fields; without it the value is shown once it is saved. */
  live?: Live;
  /** Carries the value's type; never present at run time. */
  readonly valueType?: T;
}

/** A record of fields by wire name. */
export type Fields = Record<string, Field>;

/** A 64-bit snowflake id as decimal text, or '' for none. */
export type Id = string;

const of = <T>(kind: FieldKind) => (label: string, options: FieldOptions = {}): Field<T> => ({ kind, label, ...options });

/** One line of text; 100 characters unless `max` says otherwise. */
export const text = of<string>('text');
/** Several lines of text; 1000 characters unless `max` says otherwise. */
export const longtext = of<string>('longtext');
/** Formatted text as sanitised HTML. */
export const richtext = of<string>('richtext');
/** A whole number of 32 bits, or null for none. */
export const integer = of<number | null>('integer');
/** A decimal number, or null for none; `scale` decimals (default 4). */
export const number = of<number | null>('number');
/** An amount in yuan with two decimals, or null for none. */
export const money = of<number | null>('money');
/** On (1) or off (0). */
export const toggle = of<0 | 1>('switch');
/** A day, `yyyy-MM-dd`, or ''. */
export const date = of<string>('date');
/** A moment in China time, `yyyy-MM-dd HH:mm:ss`, or ''. */
export const datetime = of<string>('datetime');
/** A month, `yyyy-MM`, or ''. */
export const month = of<string>('month');
/** A time of day, `HH:mm:ss`, or ''. */
export const time = of<string>('time');
/** A Chinese mobile number of 11 digits, or ''. */
export const phone = of<string>('phone');
/** A resident identity number with check digit (GB 11643-1999), or ''. */
export const idcard = of<string>('idcard');
/** An http(s) address, or ''. */
export const url = of<string>('url');
/** Id of a user. */
export const user = of<Id>('user');
/** Id of a department. */
export const dept = of<Id>('dept');
/** Code of an administrative division (GB/T 2260). */
export const region = of<string>('region');
/** Address of one picture, or ''. */
export const image = of<string>('image');
/** Addresses of pictures joined by commas. */
export const images = of<string>('images');
/** Address of one file, or ''. */
export const file = of<string>('file');
/** Addresses of files joined by commas. */
export const files = of<string>('files');
/** An array or object; its shape stands in the resource's sentence of meaning. */
export const json = of<unknown>('json');

/** A key of dictionary `code`, as text. */
export const dict = (label: string, code: string, options: FieldOptions = {}): Field<string> => ({ kind: 'dict', label, dict: code, ...options });
/** Keys of dictionary `code` joined by commas. */
export const multidict = (label: string, code: string, options: FieldOptions = {}): Field<string> => ({ kind: 'multidict', label, dict: code, ...options });
/** Id of a row of the resource at `to`. */
export const ref = (label: string, to: string, options: FieldOptions = {}): Field<Id> => ({ kind: 'ref', label, to, ...options });
/** Ids of rows of the resource at `to`, joined by commas. */
export const refs = (label: string, to: string, options: FieldOptions = {}): Field<string> => ({ kind: 'refs', label, to, ...options });
/** A longitude (0–180) or latitude (0–90) in degrees as decimal text of up to 15 decimals, or ''. */
export const lnglat = (label: string, axis: 'lng' | 'lat', options: FieldOptions & { pair?: string } = {}): Field<string> => ({ kind: 'lnglat', label, axis, ...options });
/** A line or area on the map as GeoJSON, or null. */
export const geometry = (label: string, geomType: 'LineString' | 'Polygon' | 'MultiPolygon', options: FieldOptions = {}): Field<Geometry | null> => ({ kind: 'geometry', label, geomType, ...options });
/** A value that the server computes; drawn as `as`, never submitted. */
export const computed = (label: string, as: FieldKind, options: FieldOptions & Pick<Field, 'dict' | 'to' | 'from' | 'live'> = {}): Field<string> => ({ kind: 'computed', label, as, readonly: true, ...options });
