import {
  changedFavourites,
  FAVOURITE_LENGTH,
  FAVOURITES,
  favouritesIn,
  MOST_FAVOURITES,
  type FavouriteChange,
} from '@lattice/api/desk/favourites';
import { personOf } from '../../access/guard.ts';
import type { Context, RawParameters } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= FAVOURITE_LENGTH && /^\/(?![/\\])[^\s\u0000-\u001f]*$/.test(value);

/** The addresses that a parameter carries; none without it. */
function addressesIn(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MOST_FAVOURITES || !value.every(isAddress))
    throw new Refusal(400, say`收藏的页面应为本系统内的地址，一次最多 ${MOST_FAVOURITES} 个`);
  return value;
}

/** Changes the favourites of the person, one change after the other, so that none is lost. */
export async function arrangeFavourites(input: RawParameters<FavouriteChange>, context: Context): Promise<string[]> {
  const { userId } = personOf(context);
  const change: FavouriteChange = {
    add: addressesIn(input.add),
    remove: addressesIn(input.remove),
    order: addressesIn(input.order),
  };
  return context.db.tx(async (sql) => {
    await sql.query(
      `insert into sys_user_setting (user_id, name, value) values ($1, $2, '[]')
        on conflict (user_id, name) do nothing`,
      [userId, FAVOURITES],
    );
    const { rows } = await sql.query<{ value: string }>(
      'select value from sys_user_setting where user_id = $1 and name = $2 for update',
      [userId, FAVOURITES],
    );
    const next = changedFavourites(favouritesIn(rows[0]?.value), change);
    if (next.length > MOST_FAVOURITES) throw new Refusal(400, say`收藏的页面最多 ${MOST_FAVOURITES} 个，请先取消一些`);
    await sql.query('update sys_user_setting set value = $3 where user_id = $1 and name = $2', [
      userId,
      FAVOURITES,
      JSON.stringify(next),
    ]);
    return next;
  });
}
