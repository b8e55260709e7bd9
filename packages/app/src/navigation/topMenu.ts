import { proxy } from 'valtio';
import { HOME } from './Page.ts';

/** The entry of the top bar that is chosen, with the ids of what it shows; all where `ids` is null. */
export const topMenu = proxy<{ id: string; ids: readonly string[] | null }>({ id: '', ids: null });

/** Entries of the side bar without those that the chosen entry of the top bar leaves out; the home page stays. */
export const entriesShown = <Entry extends { id: string; children: Entry[] }>(
  entries: readonly Entry[],
  ids: readonly string[] | null,
): Entry[] =>
  entries
    .filter(({ id }) => ids === null || id === HOME || ids.includes(id))
    .map((entry) => ({ ...entry, children: entriesShown(entry.children, ids) }));
