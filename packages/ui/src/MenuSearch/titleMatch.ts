/** Says the initials of a text's pinyin, such as wgy for 网格员; '' while they are not known. */
export type InitialsOf = (text: string) => string;

/** A query without spaces around it and without case. */
export const searchText = (query: string): string => query.trim().toLowerCase();

/** Whether a label begins with a query, in its own words or in its pinyin initials; case does not matter. */
export function beginsWith(label: string, query: string, initialsOf: InitialsOf): boolean {
  const wanted = searchText(query);
  return searchText(label).startsWith(wanted) || initialsOf(label).startsWith(wanted);
}

/** Whether a label or one of its other names holds a query, or its pinyin initials begin with it. */
export function includesText(label: string, names: readonly string[], query: string, initialsOf: InitialsOf): boolean {
  const wanted = searchText(query);
  return [label, ...names].some((name) => searchText(name).includes(wanted)) || initialsOf(label).startsWith(wanted);
}
