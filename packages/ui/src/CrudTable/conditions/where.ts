import { looksOf } from '../../kinds/looksOf.ts';
import type { CrudField } from '../CrudField.ts';

/** How a condition compares. */
export type Operator = 'like' | 'equal' | 'notequal' | 'in' | 'gt' | 'ge' | 'lt' | 'le' | 'null' | 'notnull';

/** One condition on a field; in a view its value is text, several values of `in` joined by commas. */
export interface Condition<Value = string> {
  field: string;
  operator: Operator;
  /** Text, number, day or dictionary key; '' for `null` and `notnull`. */
  value: Value;
}

/** Conditions of the advanced filter, all of which hold, or any. */
export interface Where<Value = string> {
  join: 'and' | 'or';
  conditions: readonly Condition<Value>[];
}

/** The fields that conditions can name: what is shown or searched, and others that are handed in. */
export function conditionFields(fields: readonly CrudField[], others: readonly CrudField[]): readonly CrudField[] {
  const byName = new Map(
    [...others, ...fields.filter((field) => field.list || field.search)].map((field) => [field.name, field]),
  );
  return [...byName.values()].filter((field) => looksOf(field).requested !== false && field.secret !== true);
}

/** Whether an operator compares with a value. */
export const takesValue = (operator: Operator): boolean => operator !== 'null' && operator !== 'notnull';

/** Conditions without those that lack a value; undefined where none is left. */
export function trimmedWhere({ join, conditions }: Where): Where | undefined {
  const kept = conditions
    .map((one) => ({ ...one, value: takesValue(one.operator) ? one.value.trim() : '' }))
    .filter(({ operator, value }) => !takesValue(operator) || value !== '');
  return kept.length === 0 ? undefined : { join, conditions: kept };
}

const operators: readonly Operator[] = ['like', 'equal', 'notequal', 'in', 'gt', 'ge', 'lt', 'le', 'null', 'notnull'];

/** Writes conditions as one word of an address. */
export const writeWhere = ({ join, conditions }: Where): string =>
  JSON.stringify([
    join,
    ...conditions.map(({ field, operator, value }) =>
      takesValue(operator) ? [field, operator, value] : [field, operator],
    ),
  ]);

/** Reads conditions from an address; what cannot be read is as if it were not there. */
export function readWhere(text: string | null): Where | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  const [join, ...rest] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
  if (join !== 'and' && join !== 'or') return undefined;
  const conditions = rest.flatMap((part: unknown): Condition[] => {
    if (!Array.isArray(part)) return [];
    const [field, named, value = ''] = part as readonly unknown[];
    const operator = operators.find((one) => one === named);
    return typeof field === 'string' && operator !== undefined && typeof value === 'string'
      ? [{ field, operator, value }]
      : [];
  });
  return trimmedWhere({ join, conditions });
}
