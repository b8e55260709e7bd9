import { isOneReference, looksOf } from '../../kinds/looksOf.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudView } from '../CrudState.ts';
import type { CrudQuery, QueryCondition } from '../DataSource.ts';
import type { Condition } from '../conditions/where.ts';

/** The name among the filters of a view under which the text of the one search box stands. */
export const WORDS = 'words';

/** Whether a filter stands as a chip, as neither the box nor the tabs say it. */
export const isChip = (name: string, stateField: string | undefined): boolean => name !== WORDS && name !== stateField;

/** The most fields that the box looks in. */
const MOST = 8;

const isText = (field: CrudField): boolean => looksOf(field).family === 'text' && looksOf(field).many !== true;
const isNumber = ({ unique, sensitive }: CrudField): boolean =>
  unique === true || sensitive === 'idcard' || sensitive === 'phone';

/**
 * The fields that the one search box looks in: the title, the texts of the search panel, and listed numbers and phones;
 * the title alone where the source joins no conditions by or.
 */
export function quickFields(
  fields: readonly CrudField[],
  title: string | undefined,
  takesWhere: boolean,
): readonly CrudField[] {
  const named = fields.filter((field) => field.name === title && isText(field));
  if (!takesWhere) return named;
  const others = fields.filter(
    (field) => field.name !== title && isText(field) && (field.search || (field.list && isNumber(field))),
  );
  return [...named, ...others].slice(0, MOST);
}

const conditionedFields = ({ filters, where }: Pick<CrudView, 'filters' | 'where'>): ReadonlySet<string> =>
  new Set([...Object.keys(filters), ...(where?.conditions ?? []).map(({ field }) => field)]);

/**
 * The conditions of which one holds for what the box says. Masked fields are left out where the text is neither a whole
 * value nor a visible part, and where another filter asks for them already.
 */
export function quickConditions(
  quick: readonly CrudField[],
  view: Pick<CrudView, 'filters' | 'where'>,
  text = view.filters[WORDS] ?? '',
): QueryCondition[] {
  const value = text.trim();
  if (value === '') return [];
  const taken = conditionedFields(view);
  return quick.flatMap(({ name, maskedSearch }) =>
    typeof maskedSearch === 'function' && (taken.has(name) || maskedSearch(value) === null)
      ? []
      : [{ field: name, operator: 'like' as const, value }],
  );
}

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

/**
 * The inputs of the search panel: the fields marked so and states by their places, what is computed as what it is.
 * Records of others can be chosen only where there are trees.
 */
export function searchItems(fields: readonly CrudField[], hasTrees = true): SearchItem[] {
  return fields
    .filter((field) => field.search || field.isState)
    .sort((one, other) => (one.searchPlace ?? LAST) - (other.searchPlace ?? LAST))
    .map((own) => {
      const field = own.kind === 'computed' ? { ...own, kind: own.as ?? 'text' } : own;
      return { name: field.name, label: field.label, shape: shapeOf(field), field };
    })
    .filter(({ shape }) => hasTrees || shape !== 'tree');
}

const operators = { text: 'like', choice: 'in', tree: 'in', toggle: 'equal' } as const;

/** A condition as a question states it: a switch compares with a boolean, `in` with a list. */
function comparison({ field: name, operator, value }: Condition, field: CrudField | undefined): QueryCondition {
  if (operator === 'in') return { field: name, operator, value: value.split(',').filter(Boolean) };
  const isSwitch = field !== undefined && looksOf(field).family === 'switch';
  return { field: name, operator, value: isSwitch && operator === 'equal' ? value === '1' : value };
}

/** The conditions that the values of the search bar state; empty ones are dropped. */
export function searchConditions(
  items: readonly SearchItem[],
  values: Readonly<Record<string, string>>,
): QueryCondition[] {
  return items.flatMap(({ name, shape, field }) => {
    const stated: readonly Condition[] =
      shape === 'dates' || shape === 'numbers'
        ? [
            { field: name, operator: 'ge', value: values[`${name}From`] ?? '' },
            { field: name, operator: 'le', value: values[`${name}To`] ?? '' },
          ]
        : [{ field: name, operator: operators[shape], value: values[name] ?? '' }];
    return stated.flatMap((one) => {
      const value = one.value.trim();
      return value === '' ? [] : [comparison({ ...one, value }, field)];
    });
  });
}

/** Rows of one group stand together: in the order of the view, or else upwards. */
const groupedSort = (sort: CrudView['sort'], group: string | undefined): CrudView['sort'] =>
  group === undefined
    ? sort
    : [sort.find(({ id }) => id === group) ?? { id: group, desc: false }, ...sort.filter(({ id }) => id !== group)];

/**
 * The question that a view asks of its source: page, order, the search panel, the one search box over the fields
 * `quick`, and the advanced filter.
 */
export function crudQuery(
  view: CrudView,
  items: readonly SearchItem[],
  fields: readonly CrudField[] = [],
  quick: readonly CrudField[] = [],
): CrudQuery {
  const { page, size, filters, where, group } = view;
  const sort = groupedSort(view.sort, group);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const any = quickConditions(quick, view);
  const stated = searchConditions(items, filters);
  return {
    page,
    size,
    sort,
    search: any.length === 1 ? [...stated.filter(({ field }) => field !== any[0]?.field), ...any] : stated,
    ...(any.length > 1 && { any }),
    ...(where &&
      where.conditions.length > 0 && {
        where: {
          join: where.join,
          conditions: where.conditions.map((one) => comparison(one, byName.get(one.field))),
        },
      }),
  };
}
