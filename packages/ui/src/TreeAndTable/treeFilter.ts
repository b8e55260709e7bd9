import type { CrudState } from '../CrudTable/CrudState.ts';
import type { CrudQuery, DataSource, Identified } from '../CrudTable/DataSource.ts';

const without = (filters: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name));

/** The view of a list without the filter that a tree keeps in it: 清空 leaves the tree alone. */
export function stateBeside(state: CrudState, name: string, filters: Readonly<Record<string, string>>): CrudState {
  const chosen = state.view.filters[name];
  return {
    view: { ...state.view, filters },
    change: (next) =>
      state.change(
        next.filters === undefined
          ? next
          : { ...next, filters: { ...without(next.filters, name), ...(chosen !== undefined && { [name]: chosen }) } },
      ),
  };
}

/** The filters of a view without the one that a tree keeps. */
export const filtersBeside = without;

/** What a view becomes when a node is chosen, '' for all: page 1, nothing open. */
export function chosenView(state: CrudState, name: string, id: string): Parameters<CrudState['change']>[0] {
  return {
    page: 1,
    open: undefined,
    filters: { ...without(state.view.filters, name), ...(id !== '' && { [name]: id }) },
  };
}

/**
 * A source whose pages and exports hold only what belongs to a node; all for ''. Everything else of it stays: rows open
 * to those below them wherever they stand, and names mean records of the whole register.
 */
export function sourceUnder<Row extends Identified>(
  source: DataSource<Row>,
  name: string,
  id: string,
): DataSource<Row> {
  if (id === '') return source;
  const under = <Query extends Pick<CrudQuery, 'search'>>(query: Query): Query => ({
    ...query,
    search: [...query.search, { field: name, operator: 'in', value: [id] }],
  });
  const every = source.exportAll?.bind(source);
  const counted = source.counts?.bind(source);
  return {
    ...source,
    page: (query, signal, columns) => source.page(under(query), signal, columns),
    ...(counted && { counts: (field, query, signal) => counted(field, under(query), signal) }),
    ...(every && { exportAll: (query, run) => every(under(query), run) }),
  };
}
