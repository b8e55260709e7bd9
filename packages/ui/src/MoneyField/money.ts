import { formatNumber, parseNumber } from '../NumberField/number.ts';

/** The greatest amount, in yuan, that is kept to the cent without rounding. */
export const GREATEST_AMOUNT = 9_999_999_999_999.99;

/**
 * A typed or pasted amount in yuan: null for nothing, NaN for what is no amount. Signs of yuan and grouping are
 * understood.
 */
export const parseMoney = (text: string): number | null => parseNumber(text.replaceAll(/[¥￥元\s]/g, ''));

/** An amount with thousands and two decimals, the same in every language; more decimals stay to be seen. */
export function formatMoney(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '';
  const [whole = '', decimals = ''] = formatNumber(value).split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ',')}.${decimals.padEnd(2, '0')}`;
}
