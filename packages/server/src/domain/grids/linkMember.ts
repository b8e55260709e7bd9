import { crud } from '@lattice/api/call';
import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { systemContext } from '../../call/systemContext.ts';
import { restoreRows } from '../../table/write/restore.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { submit } from '../../table/write/submit.ts';
import { syncMainLinks } from './syncMainLinks.ts';

const links = tableOf(gridmemberintermediate);

/** Makes sure that the grid which a member names is the member's main link. */
export async function linkMember(sql: Sql, id: string, inner: Context): Promise<void> {
  const { rows } = await sql.query<{
    grid: string;
    post: string;
    since: string;
    link: string | null;
    main: number | null;
  }>(
    `select m.gridding_id as grid, m.member_post as post, to_char(coalesce(m.entry_date, m.create_time::date),
        'YYYY-MM-DD') as since, l.id as link, l.is_main as main
     from grid_gridmember m
     left join grid_gridmemberintermediate l on l.grid_member_id = m.id and l.gridding_id = m.gridding_id
       and l.is_current = 1 and l.is_deleted = 0
     where m.id = $1 and m.gridding_id is not null order by l.is_main desc nulls last limit 1`,
    [id],
  );
  const [member] = rows;
  if (member === undefined || member.main === 1) return;
  const row =
    member.link === null
      ? { griddingId: member.grid, gridMemberId: id, memberPost: member.post, startDate: member.since, isMain: 1 }
      : { id: member.link, isMain: 1 };
  const saved = await submit(links, crud.submit, row, systemContext(inner));
  await syncMainLinks(sql, [saved.id]);
}

/** Removes the links of members who are removed themselves. */
export async function unlinkMembers(sql: Sql, ids: readonly string[], inner: Context): Promise<void> {
  const { rows } = await sql.query<{ id: string }>(
    `select id
      from grid_gridmemberintermediate
      where grid_member_id = any($1::bigint[]) and tenant_id = $2 and is_deleted = 0`,
    [ids, inner.person?.tenantId],
  );
  if (rows.length === 0) return;
  const own = rows.map((row) => row.id);
  await remove(links, crud.remove, { ids: own.join(',') }, systemContext(inner));
  await syncMainLinks(sql, own);
}

/** Does `bring`, which brings removed members back, and puts back the links that went with them. */
export async function relinkMembers(
  sql: Sql,
  ids: readonly string[],
  inner: Context,
  bring: () => Promise<boolean>,
): Promise<boolean> {
  const { rows } = await sql.query(
    `select l.*
      from grid_gridmemberintermediate l
      join grid_gridmember m on m.id = l.grid_member_id
      where m.id = any($1::bigint[]) and m.is_deleted = 1 and l.is_deleted = 1 and l.update_time = m.update_time`,
    [ids],
  );
  const done = await bring();
  await restoreRows(sql, links, new Map(rows.map((row) => [String(row.id), row])), systemContext(inner));
  await syncMainLinks(
    sql,
    rows.map((row) => String(row.id)),
  );
  return done;
}
