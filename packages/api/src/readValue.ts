import type { Field, FieldKind, Geometry } from './field.ts';
import type { Rule } from './rules.ts';

/** A value in its stored form (null for none), or the rule that it breaks. */
export type Reading = { value: unknown } | { rule: Rule; params?: Record<string, string | number> };

type Reader = (raw: string, field: Field) => Reading;

const INT_MAX = 2_147_483_647;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const isLeap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
const daysIn = (y: number, m: number) => [31, isLeap(y) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;

const isDay = (s: string) => {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(s);
  return m !== null && Number(m[1]) >= 1 && Number(m[3]) >= 1 && Number(m[3]) <= daysIn(Number(m[1]), Number(m[2]));
};
/** The first day that a record can hold; what is earlier is a slip of the keys. */
const FIRST_DAY = '1900-01-01';
const sinceFirst = (day: string, value: string): Reading => (day < FIRST_DAY ? { rule: 'since', params: { day: FIRST_DAY } } : { value });
const isClock = (s: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(s);
const seconds = (s: string) => (s.length === 5 ? `${s}:00` : s);

const readText = (fallback: number): Reader => (raw, field): Reading => {
  if (CONTROL.test(raw)) return { rule: 'characters' };
  const max = field.max ?? fallback;
  const length = [...raw].length;
  if (length > max) return { rule: 'maxLength', params: { max } };
  if (field.min !== undefined && length < field.min) return { rule: 'minLength', params: { min: field.min } };
  return field.pattern === undefined || new RegExp(field.pattern, 'u').test(raw) ? { value: raw } : { rule: 'pattern' };
};

const inRange = (value: number, field: Field, lowest: number, highest: number): Reading => {
  const min = Math.max(field.min ?? lowest, lowest);
  const max = Math.min(field.max ?? highest, highest);
  if (value < min) return { rule: 'min', params: { min } };
  return value > max ? { rule: 'max', params: { max } } : { value };
};

const readDecimal = (scale: number): Reader => (raw, field) => {
  if (!/^-?\d{1,15}(\.\d{1,20})?$/.test(raw)) return { rule: 'number' };
  const decimals = field.scale ?? scale;
  const [, fraction = ''] = raw.split('.');
  if (fraction.replace(/0+$/, '').length > decimals) return { rule: 'scale', params: { scale: decimals } };
  return inRange(Number(raw), field, -999_999_999_999, 999_999_999_999);
};

const readPhone: Reader = (raw) => {
  if (raw.length !== 11) return { rule: 'phoneLength' };
  return /^1[3-9]\d{9}$/.test(raw) ? { value: raw } : { rule: 'phoneFormat' };
};

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const readIdcard: Reader = (raw) => {
  const value = raw.toUpperCase();
  if (value.length !== 18) return { rule: 'idcardLength' };
  if (!/^\d{17}[\dX]$/.test(value)) return { rule: 'idcardFormat' };
  if (!isDay(`${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`)) return { rule: 'idcardFormat' };
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(value[i]), 0);
  return '10X98765432'[sum % 11] === value[17] ? { value } : { rule: 'idcardChecksum' };
};

const isWeb = (s: string) => /^https?:\/\/[^\s/?#]+[^\s]*$/i.test(s) && s.length <= 500;
const isLink = (s: string) => isWeb(s) || (/^\/[\w./%-]{1,500}$/.test(s) && !s.startsWith('//'));
const readLinks = (many: boolean): Reader => (raw) => {
  const links = many ? raw.split(',').map((link) => link.trim()).filter((link) => link !== '') : [raw];
  return links.length <= 50 && links.every(isLink) ? { value: links.join(',') } : { rule: 'link' };
};

const readIds: Reader = (raw) => {
  const ids = raw.split(',').map((id) => id.trim()).filter((id) => id !== '');
  return ids.length <= 200 && ids.every(isId) ? { value: ids.join(',') } : { rule: 'id' };
};

/** True for the decimal text of a 64-bit id. */
export const isId = (s: string): boolean => /^\d{1,19}$/.test(s) && BigInt(s) <= 9_223_372_036_854_775_807n;

const readCoordinate: Reader = (raw, field) => {
  const bound = field.axis === 'lat' ? 90 : 180;
  const ok = /^\d{1,3}(\.\d{1,15})?$/.test(raw) && Number(raw) <= bound;
  return ok ? { value: raw } : { rule: field.axis === 'lat' ? 'lat' : 'lng' };
};

const isPosition = (p: unknown): p is [number, number] =>
  Array.isArray(p) && p.length === 2 && p.every((n) => typeof n === 'number' && Number.isFinite(n)) && p[0] >= 0 && p[0] <= 180 && p[1] >= 0 && p[1] <= 90;
const isLine = (c: unknown, least: number) => Array.isArray(c) && c.length >= least && c.length <= 20_000 && c.every(isPosition);
const isRing = (c: unknown) => isLine(c, 4) && Array.isArray(c) && String(c[0]) === String(c.at(-1));
const isArea = (c: unknown) => Array.isArray(c) && c.length >= 1 && c.length <= 100 && c.every(isRing);
const shapes: Record<Geometry['type'], (c: unknown) => boolean> = {
  Point: isPosition,
  LineString: (c) => isLine(c, 2),
  Polygon: isArea,
  MultiPolygon: (c) => Array.isArray(c) && c.length >= 1 && c.length <= 1000 && c.every(isArea),
};

const parsed = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};
const readGeometry: Reader = (raw, field) => {
  const shape = parsed(raw);
  if (typeof shape !== 'object' || shape === null || !('type' in shape) || !('coordinates' in shape)) return { rule: 'geometry' };
  const { type, coordinates } = shape;
  const wanted = field.geomType ?? 'Polygon';
  const allowed = type === wanted || (wanted === 'MultiPolygon' && type === 'Polygon');
  return allowed && shapes[type as Geometry['type']](coordinates) ? { value: { type, coordinates } } : { rule: 'geometry' };
};
const readJson: Reader = (raw) => {
  const value = parsed(raw);
  return typeof value === 'object' && value !== null && raw.length <= 200_000 ? { value } : { rule: 'json' };
};

const short = readText(100);
const never: Reader = () => ({ value: null });
const readers: Record<FieldKind, Reader> = {
  text: short,
  longtext: readText(1000),
  richtext: readText(100_000),
  integer: (raw, field) => (/^-?\d{1,12}$/.test(raw) ? inRange(Number(raw), field, -INT_MAX, INT_MAX) : { rule: /^-?[\d.]+$/.test(raw) ? 'integer' : 'number' }),
  number: readDecimal(4),
  money: readDecimal(2),
  switch: (raw) => (raw === '0' || raw === '1' ? { value: Number(raw) } : { rule: 'toggle' }),
  date: (raw) => (isDay(raw) ? sinceFirst(raw, raw) : { rule: 'date' }),
  datetime: (raw) => {
    const [day = '', clock = '00:00:00', ...rest] = raw.replace('T', ' ').split(' ');
    return isDay(day) && isClock(clock) && rest.length === 0 ? sinceFirst(day, `${day} ${seconds(clock)}`) : { rule: 'datetime' };
  },
  month: (raw) => (isDay(`${raw}-01`) ? { value: raw } : { rule: 'month' }),
  time: (raw) => (isClock(raw) ? { value: seconds(raw) } : { rule: 'time' }),
  dict: readText(64),
  multidict: readText(1000),
  ref: (raw) => (isId(raw) ? { value: raw === '0' ? null : raw } : { rule: 'id' }),
  refs: readIds,
  user: (raw) => (isId(raw) ? { value: raw === '0' ? null : raw } : { rule: 'id' }),
  dept: (raw) => (isId(raw) ? { value: raw === '0' ? null : raw } : { rule: 'id' }),
  region: (raw) => (/^\d{2,12}$/.test(raw) ? { value: raw } : { rule: 'id' }),
  phone: readPhone,
  idcard: readIdcard,
  url: (raw) => (isWeb(raw) ? { value: raw } : { rule: 'url' }),
  lnglat: readCoordinate,
  geometry: readGeometry,
  image: readLinks(false),
  images: readLinks(true),
  file: readLinks(false),
  files: readLinks(true),
  json: readJson,
  computed: never,
};

/** True for what the wire means by "no value": null, undefined, blank text, and -1 where no negative may stand. */
export const isEmpty = (field: Field, raw: unknown): boolean => {
  if (raw === null || raw === undefined) return true;
  if (typeof raw === 'string') return raw.trim() === '';
  const positive = field.kind === 'ref' || field.kind === 'user' || field.kind === 'dept' || (field.min ?? -1) >= 0;
  return raw === -1 && positive;
};

/** Reads a value of the wire or of a form: trims text, turns it into its stored form, and names the broken rule if there is one. */
export function readValue(field: Field, raw: unknown): Reading {
  if (isEmpty(field, raw)) return { value: null };
  const structured = field.kind === 'geometry' || field.kind === 'json';
  if (typeof raw === 'object' && structured) return readers[field.kind](JSON.stringify(raw), field);
  if (typeof raw === 'boolean' && field.kind === 'switch') return { value: Number(raw) };
  if (typeof raw === 'number' && Number.isFinite(raw)) return readers[field.kind](decimalText(raw), field);
  if (typeof raw !== 'string') return { rule: 'text' };
  return readers[field.kind](field.kind === 'longtext' || field.kind === 'richtext' ? raw.replaceAll('\r\n', '\n') : raw.trim(), field);
}

/** A number as plain decimal text, without an exponent. */
const decimalText = (n: number): string => (Math.abs(n) < 1e-6 && n !== 0 ? n.toFixed(20).replace(/0+$/, '') : String(n));
