import type { MenuNode } from '@lattice/ui/SideBar';
import { proxy, ref } from 'valtio';
import { browserStore } from '../../base/browserStore.ts';
import type { MenuEntry } from '../MenuEntry.ts';

/** Addresses of pages of the menu that a person keeps at hand: the favourites, and those seen last, newest first. */
export interface OwnPages {
  starred: readonly string[];
  seen: readonly string[];
}

/** Draws the pages at hand as groups of the menu, without the entry shown, known by its id. */
export type NodesOf = (entries: readonly MenuEntry[], own: OwnPages, current: string) => MenuNode[];

const none: OwnPages = { starred: [], seen: [] };

/** The pages at hand of the person signed in, and what draws them once there are some. */
export const atHand = proxy<{ user: string; own: OwnPages; nodesOf: NodesOf }>({
  user: '',
  own: ref(none),
  nodesOf: ref(() => []),
});

/** Under what a browser remembers the pages of a person. */
export const keyOf = (user: string): string => `menu-${user}`;

/** The code that knows the pages at hand; nobody without such pages waits for it. */
const loadOwnPages = async () => import('./ownPages.ts');

/** Reads what this browser remembers of a person, if anything, before their menu is drawn. */
export async function readAtHand(user: string): Promise<void> {
  if (user === atHand.user) return;
  Object.assign(atHand, { user: '', own: ref(none) });
  if (browserStore.read(keyOf(user)) !== null)
    await loadOwnPages().then(
      ({ ownPages }) => void ownPages(),
      () => null,
    );
}

/** Makes a page a favourite, or no longer one. */
export const star = (to: string, isOn: boolean): void =>
  void loadOwnPages().then(
    ({ starPage }) => starPage(to, isOn),
    () => null,
  );
