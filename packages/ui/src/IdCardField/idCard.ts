import { parseDay } from '../DatePicker/day.ts';
import { halfWidth } from '../Field/halfWidth.ts';

/** What an ID number says of its holder. */
export interface IdCardFacts {
  /** Day of birth, `yyyy-MM-dd`. */
  birthday: string;
  /** Sex, from the order code: odd is male. */
  sex: 'male' | 'female';
}

/** What is wrong with an ID number. */
export type IdCardProblem = 'length' | 'characters' | 'birthday' | 'checksum';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/**
 * An ID number as typed or pasted, without blanks, in plain digits and a capital X; masked numbers stay as they are.
 */
export const cleanIdCard = (text: string): string => halfWidth(text).replaceAll(/[\s-]/g, '').toUpperCase();

/** True where the server hides a part of the number, which then is not judged. */
export const isMaskedIdCard = (number: string): boolean => number.includes('*');

/** The check character of the first seventeen digits (GB 11643-1999, 4.2.3: ISO 7064, MOD 11-2). */
export const checkCharacter = (digits: string): string =>
  CHECKS[WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11] ?? '';

const birthdayOf = (number: string): string => `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

/** The first thing that is wrong with an ID number, or null; `today` bounds the day of birth. */
export function idCardProblem(number: string, today: string): IdCardProblem | null {
  if (number === '' || isMaskedIdCard(number)) return null;
  if (!/^\d*X?$/.test(number)) return 'characters';
  if (number.length !== 18) return 'length';
  const birthday = birthdayOf(number);
  if (parseDay(birthday) === null || birthday < '1880-01-01' || birthday > today) return 'birthday';
  return checkCharacter(number) === number[17] ? null : 'checksum';
}

/** What a right ID number says, or null where it is none. */
export function idCardFacts(number: string, today: string): IdCardFacts | null {
  if (number === '' || isMaskedIdCard(number) || idCardProblem(number, today) !== null) return null;
  return { birthday: birthdayOf(number), sex: Number(number[16]) % 2 === 1 ? 'male' : 'female' };
}

/** The number with its middle hidden: the first three and the last four are left. */
export const maskIdCard = (number: string): string =>
  number.length < 8 ? number : `${number.slice(0, 3)}${'*'.repeat(number.length - 7)}${number.slice(-4)}`;
