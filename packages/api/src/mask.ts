import type { Sensitivity } from './field.ts';
import { isCompoundSurname } from './surnames.ts';

/** The surname of a name, which its mask leaves visible. */
export const surnameOf = (name: string): string => {
  const letters = [...name];
  const two = letters.slice(0, 2).join('');
  return letters.length > 2 && isCompoundSurname(two) ? two : (letters[0] ?? '');
};

const stars = (n: number) => '*'.repeat(Math.max(1, n));

/** Where the visible part of an address ends. */
export const addressEnds: readonly string[] = [
  '村',
  '社区',
  '小区',
  '街道',
  '路',
  '街',
  '巷',
  '镇',
  '乡',
  '号楼',
  '幢',
  '栋',
];
const streetOf = new RegExp(`^.*?(?:${addressEnds.join('|')})`, 'u');

const masks: Record<Sensitivity, (value: string) => string> = {
  idcard: (v) => (v.length > 8 ? `${v.slice(0, 3)}${stars(v.length - 7)}${v.slice(-4)}` : stars(v.length)),
  phone: (v) => (v.length > 7 ? `${v.slice(0, 3)}${stars(v.length - 7)}${v.slice(-4)}` : stars(v.length)),
  name: (v) => {
    const surname = surnameOf(v);
    return surname + stars([...v].length - [...surname].length);
  },
  address: (v) => {
    const end = streetOf.exec(v)?.[0].length ?? Math.ceil(v.length / 3);
    return end >= v.length
      ? `${[...v].slice(0, -1).join('')}*`
      : `${v.slice(0, end)}${stars(Math.min(6, v.length - end))}`;
  },
  health: () => '******',
};

/** Hides the part of a sensitive value that its class hides; '' stays ''. */
export const mask = (sensitivity: Sensitivity, value: string): string =>
  value === '' ? '' : masks[sensitivity](value);

/** True for what a mask leaves of a value: stars, of which a text on somebody's health may have some of its own. */
export const looksMasked = (sensitivity: Sensitivity, value: unknown): value is string =>
  typeof value === 'string' && (sensitivity === 'health' ? /\*{3}/.test(value) : value.includes('*'));
