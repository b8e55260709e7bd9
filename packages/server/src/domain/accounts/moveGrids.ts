import { crud } from '@lattice/api/call';
import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import { townDay } from '@lattice/api/townTime';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { syncMainLinks } from '../grids/syncMainLinks.ts';

interface Link {
  id: string;
  gridId: string;
  post: string;
  /** The receiver looks after the grid already. */
  isHeld: boolean;
}

/** Ends links of a grid member with grids today, and begins the same ones for another member. */
export async function moveGrids(
  sql: Sql,
  links: readonly { id: string }[],
  member: string,
  context: Context,
): Promise<void> {
  const table = tableOf(gridmemberintermediate);
  const { rows } = await sql.query<Link>(
    `select l.id::text as id, l.gridding_id::text as "gridId", l.member_post as post, exists (
        select 1 from grid_gridmemberintermediate o where o.gridding_id = l.gridding_id and o.grid_member_id = $2
          and o.is_current = 1 and o.is_deleted = 0) as "isHeld"
      from grid_gridmemberintermediate l where l.id = any($1::bigint[]) order by l.id`,
    [links.map(({ id }) => id), member],
  );
  const today = townDay(context.now());
  const touched: string[] = [];
  for (const { id, gridId, post, isHeld } of rows) {
    await sql.query(`update grid_gridmemberintermediate set end_date = greatest(start_date, $2::date) where id = $1`, [
      id,
      today,
    ]);
    await submit(table, crud.submit, { id, isCurrent: 0, isMain: 0 }, context);
    touched.push(id);
    if (isHeld) continue;
    const begun = { griddingId: gridId, gridMemberId: member, memberPost: post, startDate: today, isMain: 0 };
    touched.push((await submit(table, crud.submit, begun, context)).id);
  }
  await syncMainLinks(sql, touched);
}
