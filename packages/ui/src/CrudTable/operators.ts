import type { CrudField } from './CrudField.ts';
import type { Operator, Where } from './where.ts';

const ofText: readonly Operator[] = ['like', 'equal', 'notequal', 'null', 'notnull'];
const ofOrder: readonly Operator[] = ['equal', 'notequal', 'gt', 'ge', 'lt', 'le', 'null', 'notnull'];
const ofDays: readonly Operator[] = ['equal', 'gt', 'ge', 'lt', 'le', 'null', 'notnull'];
const ofChoice: readonly Operator[] = ['in', 'notequal', 'null', 'notnull'];
const ofOne: readonly Operator[] = ['equal', 'notequal', 'null', 'notnull'];

const byKind: Partial<Record<CrudField['kind'], readonly Operator[]>> = {
  integer: ofOrder, number: ofOrder, money: ofOrder, date: ofDays, datetime: ofDays, dict: ofChoice, multidict: ['in', 'null', 'notnull'], switch: ['equal'],
  ref: ofOne, user: ofOne, dept: ofOne, region: ofOne,
};

/** The operators of a field, the usual one first; a sensitive value is found whole or not at all. */
export const operatorsOf = (field: CrudField): readonly Operator[] => (field.sensitive !== undefined ? ['equal', 'null', 'notnull'] : byKind[field.kind] ?? ofText);

/** Conditions that a source without `where` cannot be asked: two of the same field and operator, and any joined by or. */
export function unaskable({ join, conditions }: Where): boolean {
  if (conditions.length < 2) return false;
  return join === 'or' || new Set(conditions.map(({ field, operator }) => `${field} ${operator}`)).size < conditions.length;
}
