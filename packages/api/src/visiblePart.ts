import type { Field } from './field.ts';
import { kindOf } from './kinds/kindOf.ts';
import { isCompoundSurname } from './surnames.ts';

/**
 * What a text is compared with where values are masked: the whole value, its last four characters, its surname, or the
 * part of an address that stays visible.
 */
export type VisiblePart = 'whole' | 'tail' | 'surname' | 'start';

/** Characters at the end of a number that its mask leaves visible. */
export const TAIL = 4;

const isWholeNumber = (field: Pick<Field, 'kind'>, text: string): boolean =>
  kindOf(field).whole?.test(text) ?? text.length > TAIL;

/**
 * What a search text is compared with in a masked field; null where it is neither the whole value nor the visible part,
 * so that nothing hidden is found piece by piece.
 */
export function visiblePart(field: Pick<Field, 'kind' | 'sensitive'>, text: string): VisiblePart | null {
  switch (field.sensitive) {
    case 'idcard':
    case 'phone':
      if (isWholeNumber(field, text)) return 'whole';
      return /^\d{3}[\dx]$/i.test(text) ? 'tail' : null;
    case 'name':
      return [...text].length === 1 || isCompoundSurname(text) ? 'surname' : 'whole';
    case 'address':
      return 'start';
    default:
      return 'whole';
  }
}
