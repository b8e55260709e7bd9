import { isMany, isOneReference, looksOf } from '../../kinds/looksOf.ts';
import type { CrudField } from '../CrudField.ts';
import { type Operator, type Where, takesValue } from './where.ts';

const ofText: readonly Operator[] = ['like', 'equal', 'notequal', 'null', 'notnull'];
const ofOrder: readonly Operator[] = ['equal', 'notequal', 'gt', 'ge', 'lt', 'le', 'null', 'notnull'];
const ofDays: readonly Operator[] = ['equal', 'gt', 'ge', 'lt', 'le', 'null', 'notnull'];
const ofChoice: readonly Operator[] = ['in', 'notequal', 'null', 'notnull'];
const ofOne: readonly Operator[] = ['equal', 'notequal', 'null', 'notnull'];

function usualOf(field: CrudField): readonly Operator[] {
  const { family, calendar } = looksOf(field);
  if (family === 'number') return ofOrder;
  if (calendar !== undefined) return ofDays;
  if (family === 'choice') return isMany(field) ? ['in', 'null', 'notnull'] : ofChoice;
  if (family === 'switch') return ['equal'];
  return isOneReference(field) ? ofOne : ofText;
}

const ofWhole: readonly Operator[] = ['equal', 'null', 'notnull'];

/** The operators of a field, the usual one first; a masked value is found whole or by its visible part. */
export function operatorsOf(field: CrudField): readonly Operator[] {
  const { sensitive, maskedSearch } = field;
  const usual = usualOf(field);
  if (sensitive === undefined || maskedSearch === null) return usual;
  return maskedSearch !== undefined && usual === ofText ? ['like', ...ofWhole] : ofWhole;
}

/** Fields of masked values to which more than one condition is put; the server takes one. */
export const duplicateConditions = ({ conditions }: Where, fields: readonly CrudField[]): readonly CrudField[] =>
  fields.filter(
    ({ name, maskedSearch }) =>
      typeof maskedSearch === 'function' &&
      conditions.filter(({ field, operator }) => field === name && takesValue(operator)).length > 1,
  );

/**
 * Conditions that a source without `where` cannot be asked: two of the same field and operator, and any joined by or.
 */
export function unsupportedConditions({ join, conditions }: Where): boolean {
  if (conditions.length < 2) return false;
  return (
    join === 'or' || new Set(conditions.map(({ field, operator }) => `${field} ${operator}`)).size < conditions.length
  );
}
