import type { Parts } from '../CrudParts.tsx';

/** The tabs by state: the field, its states, and what is asked beside it. */
export function tabsOf({ search, definition }: Pick<Parts, 'search' | 'definition'>) {
  const { tabsBy, tabStates } = definition.props;
  const field = search.items.find((item) => (tabsBy === undefined ? item.field.isState : item.name === tabsBy))?.field;
  const { search: stated, any, where } = search.query;
  return {
    by: field?.dict === undefined ? undefined : field.name,
    states: (definition.dictionaries?.get(field?.dict ?? '') ?? []).filter(
      ({ value }) => tabStates === undefined || tabStates.includes(value),
    ),
    query: {
      search: stated.filter((one) => one.field !== field?.name),
      ...(any && { any }),
      ...(where && { where }),
    },
  };
}
