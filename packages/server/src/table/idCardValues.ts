import type { Fields } from '@lattice/api/field';
import { kindOf } from '@lattice/api/kinds/kindOf';

const ID_CARD = /^\d{6}(\d{4})(\d{2})(\d{2})\d{2}(\d)[\dX]$/i;

/**
 * What an identity number says of its holder (GB 11643-1999): the 7th to 14th digits are the birth date, an odd 17th
 * digit a man (sex 1), an even one a woman (2).
 * Empty where the number does not say it or the row gives a value of its own for a field that people may fill.
 */
export function idCardValues(fields: Fields, row: Readonly<Record<string, unknown>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.derive === undefined) continue;
    const [, year, month, day, order] = ID_CARD.exec(String(row[field.derive] ?? '')) ?? [];
    if (order === undefined || (field.readonly !== true && String(row[name] ?? '') !== '')) continue;
    found[name] = kindOf(field).family === 'moment' ? `${year}-${month}-${day}` : Number(order) % 2 === 1 ? '1' : '2';
  }
  return found;
}
