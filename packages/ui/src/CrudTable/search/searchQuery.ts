import { isOneReference, looksOf } from '../../kinds/looksOf.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudView } from '../CrudState.ts';
import type { CrudQuery } from '../DataSource.ts';
import { whereQuery } from './where.ts';

/** One input of the search bar. */
export interface SearchItem {
  name: string;
  label: string;
  shape: 'text' | 'choice' | 'tree' | 'dates' | 'numbers' | 'toggle';
  field: CrudField;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The input by which a kind is searched for. */
function shapeOf(field: CrudField): SearchItem['shape'] {
  const { family, calendar } = looksOf(field);
  if (family === 'choice') return 'choice';
  if (isOneReference(field)) return 'tree';
  if (calendar !== undefined) return 'dates';
  if (family === 'number') return 'numbers';
  return family === 'switch' ? 'toggle' : 'text';
}

/** The inputs of the search bar: the fields marked so by their places, what is computed as what it is, then the time of creation as a range of days. */
export function searchItems(fields: readonly CrudField[], createdLabel: string): SearchItem[] {
  const created: CrudField = { name: 'createTime', label: createdLabel, kind: 'datetime', search: true };
  return [...fields, created]
    .filter((field) => field.search)
    .sort((one, other) => (one.searchPlace ?? LAST) - (other.searchPlace ?? LAST))
    .map((own) => {
      const field = own.kind === 'computed' ? { ...own, kind: own.as ?? 'text' } : own;
      return { name: field.name, label: field.label, shape: shapeOf(field), field };
    });
}

const bounds: Partial<Record<SearchItem['shape'], readonly [from: string, to: string]>> = {
  dates: ['_dategt', '_datelt'],
  numbers: ['_ge', '_le'],
};
const clock = { _dategt: ' 00:00:00', _datelt: ' 23:59:59' } as const;
const stamped = (suffix: string, value: string) =>
  suffix === '_dategt' || suffix === '_datelt' ? value + clock[suffix] : value;

/** Turns the values of the search bar into filters of the wire; empty ones are dropped, a range of days ends with its last second. */
export function searchFilters(
  items: readonly SearchItem[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const { name, shape } of items) {
    const range = bounds[shape];
    const pairs: [string, string | undefined][] = range
      ? [
          [name + range[0], values[`${name}From`]],
          [name + range[1], values[`${name}To`]],
        ]
      : [[name, values[name]]];
    for (const [key, raw] of pairs) {
      const value = raw?.trim() ?? '';
      if (value !== '') filters[key] = stamped(key.slice(name.length), value);
    }
  }
  return filters;
}

/** The question that a view asks of its source: page, order, the search bar, and the advanced filter as the source takes it. */
export function crudQuery(
  view: CrudView,
  items: readonly SearchItem[],
  fields: readonly CrudField[] = [],
  takesWhere = false,
): CrudQuery {
  const by = (desc: boolean) =>
    view.sort
      .filter((sort) => sort.desc === desc)
      .map((sort) => sort.id)
      .join(',');
  const [ascs, descs] = [by(false), by(true)];
  return {
    current: view.page,
    size: view.size,
    ...(ascs && { ascs }),
    ...(descs && { descs }),
    ...whereQuery(view.where, fields, takesWhere, searchFilters(items, view.filters)),
  };
}
