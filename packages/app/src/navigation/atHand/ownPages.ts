import { changedFavourites, favouritesIn, type FavouriteChange } from '@lattice/api/desk/favourites';
import { ref } from 'valtio';
import { browserStore } from '../../base/browserStore.ts';
import { session } from '../../session/session.ts';
import { atHand, keyOf, type OwnPages } from './atHand.ts';
import { keepFavourites } from './keepFavourites.ts';
import { ownNodes } from './ownNodes.ts';

/** How many of the pages seen last are remembered: one of them is shown, the others stand in the menu. */
const SEEN = 9;

/** The pages of a person, and whether the server has their favourites too. */
interface Remembered extends OwnPages {
  isKept?: boolean;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What this browser remembers of a person. */
function remembered(user: string): Remembered {
  try {
    const kept = JSON.parse(browserStore.read(keyOf(user)) ?? '{}') as Partial<
      Record<keyof Remembered, unknown>
    > | null;
    return { starred: texts(kept?.starred), seen: texts(kept?.seen), ...(kept?.isKept === true && { isKept: true }) };
  } catch {
    return { starred: [], seen: [] };
  }
}

const show = (user: string, { starred, seen }: OwnPages) =>
  Object.assign(atHand, { user, own: ref({ starred, seen }), nodesOf: ref(ownNodes) });

const userId = () => session.user?.user_id ?? '';

/** The pages of the person signed in, read when that is another one than before. */
export function ownPages(): OwnPages {
  const user = userId();
  if (atHand.user !== user) show(user, remembered(user));
  return atHand.own;
}

/** Changes the pages of a person, as other windows of the browser left them. */
function change(user: string, by: (is: Remembered) => Partial<Remembered>): void {
  const is = remembered(user);
  const next = { ...is, ...by(is) };
  browserStore.write(keyOf(user), JSON.stringify(next));
  if (user === userId()) show(user, next);
}

/** How often the person changed the favourites in this window. */
let changes = 0;

/** Changes the favourites: at once here, then on a server that keeps them. */
export function changeStarred(by: FavouriteChange): void {
  changes += 1;
  const user = userId();
  const { starred } = remembered(user);
  change(user, (is) => ({ starred: changedFavourites(is.starred, by) }));
  if (session.abilities.includes('favourites'))
    keepFavourites(by).then(
      (kept) => kept && change(user, () => ({ starred: kept, isKept: true })),
      () => change(user, () => ({ starred })),
    );
}

/** Makes a page a favourite, the last of them, or no longer one. */
export const starPage = (to: string, isOn: boolean): void => changeStarred(isOn ? { add: [to] } : { remove: [to] });

/** Puts the favourites in order. */
export const orderPages = (order: readonly string[]): void => changeStarred({ order });

/** Takes over the favourites that the server keeps as a text; those that this browser alone had join them. */
export function takeFavourites(text: string | null | undefined): void {
  const user = userId();
  const { isKept, starred } = remembered(user);
  const kept = favouritesIn(text);
  const add = isKept === true ? [] : starred.filter((one) => !kept.includes(one));
  if (isKept !== true || kept.join(' ') !== starred.join(' ')) change(user, () => ({ starred: kept, isKept: true }));
  if (add.length > 0) changeStarred({ add });
}

/**
 * Before the server is asked for the favourites: gives what takes its answer over, unless the person changed them
 * meanwhile.
 */
export function awaitFavourites(): typeof takeFavourites {
  const before = changes;
  return (text) => {
    if (changes === before) takeFavourites(text);
  };
}

/** Notes that a page of the menu is seen. */
export function seePage(to: string): void {
  if (ownPages().seen[0] !== to)
    change(userId(), ({ seen }) => ({ seen: [to, ...seen.filter((other) => other !== to)].slice(0, SEEN) }));
}

/** Shows what another window of this browser changed, as the `storage` event tells it. */
export function followPages({ key }: Pick<StorageEvent, 'key'>): void {
  const user = userId();
  if (user !== '' && key?.endsWith(`-${keyOf(user)}`) === true) show(user, remembered(user));
}
