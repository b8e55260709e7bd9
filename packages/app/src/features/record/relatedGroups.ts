/** A register whose records point to a record, as a tab. */
export interface RelatedTab {
  id: string;
  label: string;
}

/** Tabs of one area of the side bar. */
export interface RelatedGroup<T extends RelatedTab> {
  id: string;
  label: string;
  tabs: readonly T[];
}

/** Most tabs that stand in one row; more are grouped by area. */
export const ONE_ROW = 8;

/** The groups with the tabs whose names hold some words, without the empty ones; all where there are no words. */
export function matchingGroups<T extends RelatedTab>(
  groups: readonly RelatedGroup<T>[],
  words: string,
): RelatedGroup<T>[] {
  const wanted = words.trim().toLowerCase();
  return groups
    .map((group) => ({ ...group, tabs: group.tabs.filter(({ label }) => label.toLowerCase().includes(wanted)) }))
    .filter(({ tabs }) => tabs.length > 0);
}

/** Id of the group in which a tab stands, else of the first; '' where there is none. */
export const groupOf = (groups: readonly RelatedGroup<RelatedTab>[], tab: string): string =>
  (groups.find(({ tabs }) => tabs.some(({ id }) => id === tab)) ?? groups[0])?.id ?? '';
