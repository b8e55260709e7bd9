import type { Hex } from './contrast.ts';

/**
 * The colour that a person means by what is typed: three or six digits, with or without a number sign, also full width;
 * undefined where it is none.
 */
export function parseHex(text: string): Hex | undefined {
  const digits = text.normalize('NFKC').trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`;
  return undefined;
}
