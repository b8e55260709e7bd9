import type { MenuNode } from '@lattice/ui/SideBar';
import { proxy, ref } from 'valtio';
import type { MenuEntry } from '../MenuEntry.ts';

/** Addresses of pages of the menu that a person keeps at hand: the favourites, and those seen last, newest first. */
export interface OwnPages {
  starred: readonly string[];
  seen: readonly string[];
}

/**
 * Draws the pages at hand as groups of the menu, without the entry shown, known by its id; `arrange` puts favourites in
 * order.
 */
export type NodesOf = (
  entries: readonly MenuEntry[],
  own: OwnPages,
  current: string,
  arrange?: () => void,
) => MenuNode[];

/** Nothing at hand. */
export const none: OwnPages = { starred: [], seen: [] };

/** The pages at hand of a person, known by their id, and what draws them once there are some. */
export const atHand = proxy<{ user: string; own: OwnPages; nodesOf: NodesOf }>({
  user: '',
  own: ref(none),
  nodesOf: ref(() => []),
});

/** Under what a browser remembers the pages of a person. */
export const keyOf = (user: string): string => `menu-${user}`;
