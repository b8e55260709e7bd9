import { halfWidth } from '../Field/halfWidth.ts';

/** The short names of provinces that begin a plate. */
export const PROVINCES: readonly string[] = '京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新'.split('');

/** What a plate belongs to: an ordinary vehicle of 7 characters or a new-energy vehicle of 8. */
export type PlateKind = 'ordinary' | 'newEnergy';

const LETTER = 'A-HJ-NP-Z';
const ORDINARY = new RegExp(`^[${LETTER}][0-9${LETTER}]{4}[0-9${LETTER}挂学警港澳]$`);
const NEW_ENERGY = new RegExp(`^[${LETTER}](?:[A-HJK][0-9${LETTER}]\\d{4}|\\d{5}[A-HJK])$`);

/**
 * A plate as typed or pasted, in capitals and plain characters, without blanks and dots; masked plates stay as they
 * are.
 */
export const cleanPlate = (text: string): string =>
  halfWidth(text)
    .replaceAll(/[\s·•.-]/g, '')
    .toUpperCase();

/** The province and the rest of a plate; the province is '' where the first character is none. */
export function splitPlate(plate: string): { province: string; rest: string } {
  const first = plate.slice(0, 1);
  return PROVINCES.includes(first) ? { province: first, rest: plate.slice(1) } : { province: '', rest: plate };
}

/** The kind of a right plate (GA 36-2018), or null where it is none. */
export function plateKind(plate: string): PlateKind | null {
  const { province, rest } = splitPlate(plate);
  if (province === '') return null;
  if (ORDINARY.test(rest)) return 'ordinary';
  return NEW_ENERGY.test(rest) ? 'newEnergy' : null;
}

/** Whether a plate is wrong; '' and what the server masked are not judged. */
export const isWrongPlate = (plate: string): boolean =>
  plate !== '' && !plate.includes('*') && plateKind(plate) === null;
