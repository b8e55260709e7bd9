import { isDay } from './day.ts';
import type { Field, Fields } from './field.ts';
import { kindOf } from './kinds/kindOf.ts';
import { type Condition, type Question, wordOf } from './Question.ts';

type Group = NonNullable<Question['where']>;

const written = ({ join, conditions }: Group) => ({
  join,
  conditions: conditions.map(({ field, operator, value }) => ({ field, operator, value: wordOf(value) })),
});

/** Groups of conditions, all of which hold, as one filter: JSON of conditions joined by and/or. */
export function joinedFilter(groups: readonly Group[]): { where: string } {
  const [first, ...others] = groups.map(written);
  return {
    where: JSON.stringify(others.length === 0 ? first : { join: 'and', conditions: [first, ...others] }),
  };
}

/** What a field compares days as; one that no definition names, such as the time of creation, holds moments. */
function calendarOf(field: Field | undefined, value: string): 'day' | 'moment' | undefined {
  if (field === undefined) return isDay(value) ? 'moment' : undefined;
  const { read } = kindOf(field.kind === 'computed' ? { kind: field.as ?? 'text' } : field);
  return read === 'day' || read === 'moment' ? read : undefined;
}

/** A condition of the advanced filter: the name with the suffix of its comparison. */
function suffixFilter({ field, operator, value: given }: Condition, fields: Fields): [name: string, value: string] {
  const value = wordOf(given);
  if (operator === 'in') return [field, value];
  if (operator === 'null' || operator === 'notnull') return [`${field}_${operator}`, '1'];
  const calendar = calendarOf(fields[field], value);
  if (calendar === undefined) return [`${field}_${operator}`, value];
  if (operator === 'equal') return [`${field}_dateequal`, value];
  const clock = operator === 'gt' || operator === 'le' ? ' 23:59:59' : ' 00:00:00';
  return [`${field}_${operator}`, calendar === 'moment' ? value + clock : value];
}

/** The filters by name, with suffixes for the conditions of the advanced filter; both hold. */
export function suffixFilters(filters: Record<string, string>, conditions: readonly Condition[], fields: Fields) {
  const requested = { ...filters };
  for (const condition of conditions) {
    const [name, value] = suffixFilter(condition, fields);
    const before = requested[name];
    const both = before === undefined ? [value] : before.split(',').filter((part) => value.split(',').includes(part));
    if (both.length > 0) requested[name] = both.join(',');
    else requested[`${condition.field}_equal`] = value.split(',')[0] ?? '';
  }
  return requested;
}
