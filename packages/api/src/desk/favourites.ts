import type { Transport } from '../bind.ts';
import { type Call, post } from '../call.ts';

/** Name of the choice under which the favourites of a person are kept. */
export const FAVOURITES = 'favourites';
/** Most favourites that a person may have. */
export const MOST_FAVOURITES = 100;
/** Most characters of the address of one. */
export const FAVOURITE_LENGTH = 200;

/** What changes among the favourites; what another window of the person has changed meanwhile stays. */
export interface FavouriteChange {
  /** Addresses that become the last of them, as far as they are none. */
  add?: readonly string[];
  /** Addresses that are none any more. */
  remove?: readonly string[];
  /** Their order; those that it does not name stand behind it. */
  order?: readonly string[];
}

/** Favourites after a change. */
export function changedFavourites(
  is: readonly string[],
  { add = [], remove = [], order = [] }: FavouriteChange,
): string[] {
  const left = [...new Set([...is, ...add])].filter((one) => !remove.includes(one));
  const ordered = [...new Set(order)].filter((one) => left.includes(one));
  return [...ordered, ...left.filter((one) => !ordered.includes(one))];
}

/** The favourites in a kept text; none where it cannot be read. */
export function favouritesIn(text: string | null | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Changes the favourites of the person, and says which they are then. Only our own server answers it. */
export const favouritesCall: Call<FavouriteChange, string[]> = post('favourites', 'body', {
  access: 'session',
  blank: [''],
});

/** Changes the favourites of the person who is signed in. */
export const changeFavourites = async (transport: Transport, change: FavouriteChange): Promise<string[]> =>
  (await transport.send(`blade-desk/setting/${favouritesCall.path}`, favouritesCall, change)) as string[];
