import { looksOf } from '../../kinds/looksOf.ts';
import type { CrudField } from '../CrudField.ts';

/** How a condition compares. */
export type Operator = 'like' | 'equal' | 'notequal' | 'in' | 'gt' | 'ge' | 'lt' | 'le' | 'null' | 'notnull';

/** One condition on a field; several values of `in` are joined by commas. */
export interface Condition {
  field: string;
  operator: Operator;
  /** Text, number, day or dictionary key; '' for `null` and `notnull`. */
  value: string;
}

/** Conditions of the advanced filter, all of which hold, or any. */
export interface Where {
  join: 'and' | 'or';
  conditions: readonly Condition[];
}

/** The fields that conditions can name: what is shown or searched, and others that are handed in. */
export function askedFields(fields: readonly CrudField[], others: readonly CrudField[]): readonly CrudField[] {
  const byName = new Map(
    [...others, ...fields.filter((field) => field.list || field.search)].map((field) => [field.name, field]),
  );
  return [...byName.values()].filter((field) => looksOf(field).asked !== false && field.secret !== true);
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

const moment = (operator: Operator, day: string) =>
  operator === 'gt' || operator === 'le' ? `${day} 23:59:59` : `${day} 00:00:00`;

/** A condition as a filter of the wire: the name with its suffix, and the value. */
function wireFilter(
  { field, operator, value }: Condition,
  fields: readonly CrudField[],
): [name: string, value: string] {
  const known = fields.find((one) => one.name === field);
  if (operator === 'in') return [field, value];
  if (!takesValue(operator)) return [`${field}_${operator}`, '1'];
  const calendar = known && looksOf(known).calendar;
  if (calendar === undefined) return [`${field}_${operator}`, value];
  if (operator === 'equal') return [`${field}_dateequal`, value];
  return [`${field}_${operator}`, calendar === 'datetime' ? moment(operator, value) : value];
}

/** The filters by which a source is asked: `where` as JSON for one that takes it, suffixes of the wire for others; both the search bar's and these hold. */
export function whereQuery(
  where: Where | undefined,
  fields: readonly CrudField[],
  takesWhere: boolean,
  filters: Readonly<Record<string, string>>,
): Record<string, string> {
  if (where === undefined || where.conditions.length === 0) return { ...filters };
  if (takesWhere) return { ...filters, where: JSON.stringify(where) };
  const asked: Record<string, string> = { ...filters };
  for (const condition of where.conditions) {
    const [name, value] = wireFilter(condition, fields);
    const before = asked[name];
    const both = before === undefined ? [value] : before.split(',').filter((part) => value.split(',').includes(part));
    if (both.length > 0) asked[name] = both.join(',');
    else asked[`${condition.field}_equal`] = value.split(',')[0] ?? '';
  }
  return asked;
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
