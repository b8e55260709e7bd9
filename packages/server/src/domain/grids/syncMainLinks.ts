import type { Sql } from '../../db/Database.ts';

/**
 * One link of a member is the main one and names the member's grid; the holder of the first post is the grid's leader.
 */
export async function syncMainLinks(sql: Sql, links: readonly string[]): Promise<void> {
  await sql.query(
    `update grid_gridmemberintermediate l set is_main = 0 from grid_gridmemberintermediate w
     where w.id = any($1::bigint[]) and w.is_main = 1 and w.is_current = 1 and w.is_deleted = 0
     and l.grid_member_id = w.grid_member_id and l.id <> w.id and l.is_main = 1`,
    [links],
  );
  await sql.query(
    `update grid_gridmember m set gridding_id = l.gridding_id from grid_gridmemberintermediate l
     where l.id = any($1::bigint[]) and l.is_main = 1 and l.is_current = 1 and l.is_deleted = 0
     and m.id = l.grid_member_id and m.gridding_id is distinct from l.gridding_id`,
    [links],
  );
  await sql.query(
    `update grid_grid g
      set principal_id = (select l.grid_member_id from grid_gridmemberintermediate l
          where l.gridding_id = g.id and l.member_post = '1' and l.is_current = 1 and l.is_deleted = 0
        order by l.start_date desc nulls last, l.id desc limit 1)
     where g.id in (select gridding_id from grid_gridmemberintermediate where id = any($1::bigint[]))`,
    [links],
  );
}
