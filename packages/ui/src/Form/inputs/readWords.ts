import { looksOf } from '../../kinds/looksOf.ts';
import { formatMoney } from '../../MoneyField/money.ts';
import { formatNumber } from '../../NumberField/number.ts';
import type { FormField } from '../FormField.ts';

/** True for amounts in yuan; an amount in another unit is a number with that unit. */
export const isYuan = (field: FormField): boolean =>
  looksOf(field).input === 'money' && (field.unit === undefined || field.unit === '元');

/**
 * The words of a value that cannot be changed, '' for none, or null where it is more than words: a picture, a link, a
 * choice to look up.
 */
export function readWords(field: FormField, value: unknown): string | null {
  if (value === '' || value === null || value === undefined) return '';
  if (field.input !== undefined && field.input !== 'plate') return null;
  if (field.shape !== undefined) return null;
  const { plain, input } = looksOf(field);
  if (plain === true) return String(value ?? '');
  if (input !== 'money' || typeof value !== 'number') return null;
  const amount = isYuan(field) ? formatMoney(value) : formatNumber(value);
  return isYuan(field) ? `¥ ${amount}` : `${amount} ${field.unit}`;
}
