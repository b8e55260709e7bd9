import { isDay } from '../day.ts';
import { townDay } from '../townTime.ts';
import { isId } from '../isId.ts';
import type { Field } from '../field.ts';
import type { Reader, ReaderName, Reading } from './Kind.ts';
import { readGeometry } from './readGeometry.ts';

const INT_MAX = 2_147_483_647;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** The first day that a record can hold; what is earlier is a slip of the keys. */
const FIRST_DAY = '1900-01-01';
const sinceFirst = (day: string, value: string): Reading =>
  day < FIRST_DAY ? { rule: 'since', params: { day: FIRST_DAY } } : { value };
const isClock = (s: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(s);
const seconds = (s: string) => (s.length === 5 ? `${s}:00` : s);

const readText: Reader = (raw, field, kind): Reading => {
  if (CONTROL.test(raw)) return { rule: 'characters' };
  const max = field.max ?? kind.max ?? Infinity;
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

const readDecimal: Reader = (raw, field, kind) => {
  if (!/^-?\d{1,15}(\.\d{1,20})?$/.test(raw)) return { rule: 'number' };
  const scale = field.scale ?? kind.scale ?? 0;
  const [, fraction = ''] = raw.split('.');
  if (fraction.replace(/(?<!0)0+$/, '').length > scale) return { rule: 'scale', params: { scale } };
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
  const birthday = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`;
  if (!isDay(birthday)) return { rule: 'idcardFormat' };
  if (birthday > townDay()) return { rule: 'idcardFuture' };
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(value[i]), 0);
  return '10X98765432'[sum % 11] === value[17] ? { value } : { rule: 'idcardChecksum' };
};

const isWeb = (s: string) => /^https?:\/\/[^\s/?#]\S*$/i.test(s) && s.length <= 500;
/**
 * Where the product serves files of its own: what was uploaded, with or without a signature, and the pictures of the
 * demo town; no way up from there.
 */
const OWN_FILE = new RegExp(
  String.raw`^/(?:files|demo)(?:/(?!(?:\.|%2e){1,2}(?:/|$))[\w.%-]{1,200}){1,5}(?:\?s=[\w.-]{1,99})?$`,
  'i',
);
const isLink = (s: string) => isWeb(s) || OWN_FILE.test(s);
const parts = (raw: string): string[] =>
  raw
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const readLinks: Reader = (raw, _field, { many }) => {
  const links = many === true ? parts(raw) : [raw];
  return links.length <= 50 && links.every(isLink) ? { value: links.join(',') } : { rule: 'link' };
};

const readIds: Reader = (raw) => {
  const ids = parts(raw);
  return ids.length <= 200 && ids.every(isId) ? { value: ids.join(',') } : { rule: 'id' };
};

const readCoordinate: Reader = (raw, field) => {
  const bound = field.axis === 'lat' ? 90 : 180;
  const ok = /^\d{1,3}(\.\d{1,15})?$/.test(raw) && Number(raw) <= bound;
  return ok ? { value: raw } : { rule: field.axis === 'lat' ? 'lat' : 'lng' };
};

/**
 * How texts of the wire become stored values, by the names that kinds give; JSON is read with its shape, by
 * `readValue`.
 */
export const readers: Readonly<Record<Exclude<ReaderName, 'json'>, Reader>> = {
  text: readText,
  integer: (raw, field) =>
    /^-?\d{1,12}$/.test(raw)
      ? inRange(Number(raw), field, -INT_MAX, INT_MAX)
      : { rule: /^-?[\d.]+$/.test(raw) ? 'integer' : 'number' },
  decimal: readDecimal,
  switch: (raw) => (raw === '0' || raw === '1' ? { value: Number(raw) } : { rule: 'toggle' }),
  day: (raw) => (isDay(raw) ? sinceFirst(raw, raw) : { rule: 'date' }),
  moment: (raw) => {
    const [day = '', clock = '00:00:00', ...rest] = raw.replace('T', ' ').split(' ');
    return isDay(day) && isClock(clock) && rest.length === 0
      ? sinceFirst(day, `${day} ${seconds(clock)}`)
      : { rule: 'datetime' };
  },
  month: (raw) => (isDay(`${raw}-01`) ? { value: raw } : { rule: 'month' }),
  clock: (raw) => (isClock(raw) ? { value: seconds(raw) } : { rule: 'time' }),
  id: (raw) => (isId(raw) ? { value: raw === '0' ? null : raw } : { rule: 'id' }),
  ids: readIds,
  division: (raw) => (/^\d{2,12}$/.test(raw) ? { value: raw } : { rule: 'id' }),
  phone: readPhone,
  idcard: readIdcard,
  web: (raw) => (isWeb(raw) ? { value: raw } : { rule: 'url' }),
  coordinate: readCoordinate,
  geometry: readGeometry,
  links: readLinks,
  nothing: () => ({ value: null }),
};
