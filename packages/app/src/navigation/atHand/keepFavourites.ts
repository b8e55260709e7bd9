import { changeFavourites, type FavouriteChange } from '@lattice/api/desk/favourites';
import { toast } from '@lattice/ui/Toast';
import { errorText } from '../../base/errorText.ts';
import { transport } from '../../session/transport.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Changes the favourites on the server, one change after the other: gives what they are then, or null while a later
 * change is on its way; says why it could not.
 */
export async function keepFavourites(change: FavouriteChange): Promise<readonly string[] | null> {
  const own = last.then(async () => changeFavourites(transport, change));
  const settled = own.catch((error: unknown) => void toast.error(errorText(error)));
  last = settled;
  const kept = await own;
  return last === settled ? kept : null;
}
