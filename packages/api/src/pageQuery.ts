import type { PageQuery } from './call.ts';
import { isDay } from './day.ts';
import type { Field, Fields } from './field.ts';
import { kindOf } from './kinds/kindOf.ts';

/** A condition on a field: text, a number or a day as text, a boolean of a switch, several values. */
export interface Condition {
  field: string;
  operator: string;
  value: string | boolean | readonly string[];
}

/** The field by which rows are ordered, and the direction. */
export interface Order {
  id: string;
  desc: boolean;
}

/** A question of a list as data: conditions of its search bar, which all hold, and those of its advanced filter. */
export interface Question {
  /** From 1. */
  page: number;
  size: number;
  sort: readonly Order[];
  search: readonly Condition[];
  where?: { join: 'and' | 'or'; conditions: readonly Condition[] };
}

const wordOf = (value: Condition['value']): string =>
  typeof value === 'string' ? value : typeof value === 'boolean' ? String(Number(value)) : value.join(',');

/** Page and order in the words of the wire. */
export function pageOrder({ page, size, sort }: Pick<Question, 'page' | 'size' | 'sort'>): PageQuery {
  const by = (isDown: boolean) =>
    sort
      .filter(({ desc }) => desc === isDown)
      .map(({ id }) => id)
      .join(',');
  const [ascs, descs] = [by(false), by(true)];
  return { current: page, size, ...(ascs && { ascs }), ...(descs && { descs }) };
}

const ends = { ge: ['_dategt', ' 00:00:00'], le: ['_datelt', ' 23:59:59'] } as const;

/**
 * A condition of the search bar: by the plain name, which the server compares as the kind is searched for; a range of
 * days ends with its last second.
 */
function searchFilter({ field, operator, value: given }: Condition): [name: string, value: string] {
  const value = wordOf(given);
  if (operator !== 'ge' && operator !== 'le') return [field, value];
  const [suffix, clock] = ends[operator];
  return isDay(value) ? [field + suffix, value + clock] : [`${field}_${operator}`, value];
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

/** Filters by name with those of the advanced filter; both hold. */
function withSuffixes(filters: Record<string, string>, conditions: readonly Condition[], fields: Fields) {
  const asked = { ...filters };
  for (const condition of conditions) {
    const [name, value] = suffixFilter(condition, fields);
    const before = asked[name];
    const both = before === undefined ? [value] : before.split(',').filter((part) => value.split(',').includes(part));
    if (both.length > 0) asked[name] = both.join(',');
    else asked[`${condition.field}_equal`] = value.split(',')[0] ?? '';
  }
  return asked;
}

/**
 * A question of a list in the words of the wire. `takesWhere`: the server takes conditions joined by and/or as JSON in
 * `where`; others get suffixes.
 */
export function pageQuery(question: Question, fields: Fields, takesWhere: boolean): PageQuery {
  const { search, where } = question;
  const filters = Object.fromEntries(search.map(searchFilter));
  const conditions = where?.conditions ?? [];
  if (where === undefined || conditions.length === 0) return { ...pageOrder(question), ...filters };
  if (!takesWhere) return { ...pageOrder(question), ...withSuffixes(filters, conditions, fields) };
  const joined = conditions.map(({ field, operator, value }) => ({ field, operator, value: wordOf(value) }));
  return { ...pageOrder(question), ...filters, where: JSON.stringify({ join: where.join, conditions: joined }) };
}
