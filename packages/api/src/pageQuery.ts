import type { PageQuery } from './call.ts';
import { isDay } from './day.ts';
import type { Fields } from './field.ts';
import { type Condition, type Question, wordOf } from './Question.ts';

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

/**
 * A question of a list in the words of the wire. `takesWhere`: the server takes conditions joined by and/or as JSON in
 * `where`; others get suffixes. The words of an advanced filter come when one is asked.
 */
export async function pageQuery(question: Question, fields: Fields, takesWhere: boolean): Promise<PageQuery> {
  const { search, any = [], where } = question;
  const filters = Object.fromEntries(search.map(searchFilter));
  const requested = { ...pageOrder(question), ...filters };
  const groups = [{ join: 'or' as const, conditions: any }, ...(where ? [where] : [])].filter(
    ({ conditions }) => conditions.length > 0,
  );
  if (groups.length === 0) return requested;
  const { joinedFilter, suffixFilters } = await import('./whereFilters.ts');
  return {
    ...requested,
    ...(takesWhere ? joinedFilter(groups) : suffixFilters(filters, where?.conditions ?? [], fields)),
  };
}
