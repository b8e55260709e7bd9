import { halfWidth } from '../Field/halfWidth.ts';

/** What a number may be: its bounds and its decimals. */
export interface NumberLimits {
  /** Minimum value. */
  min?: number;
  /** Maximum value. */
  max?: number;
  /** Maximum number of decimals; 0 for whole numbers. */
  scale?: number;
}

/** What is wrong with a typed number. */
export type NumberProblem = 'notANumber' | 'notWhole' | 'tooManyDecimals' | 'tooSmall' | 'tooLarge';

/**
 * A typed number: null for nothing typed, NaN for what is no number. Grouping commas and full-width digits are
 * understood, exponents are not.
 */
export function parseNumber(text: string): number | null {
  const plain = halfWidth(text).replaceAll(/\s/g, '');
  if (plain === '') return null;
  const bare = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN;
}

/** A number as plain text, without grouping and without exponent. */
export function formatNumber(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '';
  return Math.abs(value) < 1e-6 && value !== 0 ? value.toFixed(20).replace(/(?<!0)0+$/, '') : String(value);
}

/** The first limit that a number breaks, or null. */
export function numberProblem(value: number | null, { min, max, scale }: NumberLimits): NumberProblem | null {
  if (value === null) return null;
  if (Number.isNaN(value)) return 'notANumber';
  const decimals = formatNumber(value).split('.')[1]?.length ?? 0;
  if (scale !== undefined && decimals > scale) return scale === 0 ? 'notWhole' : 'tooManyDecimals';
  if (min !== undefined && value < min) return 'tooSmall';
  return max !== undefined && value > max ? 'tooLarge' : null;
}
