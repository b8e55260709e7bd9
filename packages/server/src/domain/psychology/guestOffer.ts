import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { OTHERS, type Offer, offersFor } from './offers.ts';

const NOBODY = '0';

/** What guests answer, with the grid for which alone it is offered. */
export interface GuestScale {
  offer: Offer;
  grid: string | null;
}

/**
 * An offer that guests may answer today: for the public, published, in its days, in a category that is shown; refused
 * where it is not.
 */
export async function guestOffer(sql: Pick<Sql, 'query'>, id: string, context: Context): Promise<GuestScale> {
  const { rows } = await sql.query<{ grids: string }>(
    "select coalesce(gridding_ids, '') as grids from psychological_appletscale where id = $1",
    [id],
  );
  const grids = (rows[0]?.grids ?? '').split(',').filter((one) => one !== '');
  const [offer] = await offersFor(sql, { id: NOBODY, grid: grids[0] ?? null }, context, id);
  if (offer === undefined || offer.sourceType !== OTHERS)
    throw new Refusal(400, say`这份量表现在不能扫码作答：应面向群众、已发布、在开放日期内，且所在分类已显示`);
  return { offer, grid: grids.length === 1 ? (grids[0] ?? null) : null };
}
