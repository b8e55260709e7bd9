import type { CutMember, GridPart } from '@lattice/api/map/gridReshape';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import type { Context } from '../../../call/Context.ts';
import type { Sql } from '../../../db/Database.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { columnOf, tableOf } from '../../../table/table.ts';
import { say } from '../../../words/say.ts';
import { briefMembers } from '../../people/members.ts';
import { polygonText } from './gridRow.ts';
import { noteMoves } from './noteMoves.ts';

const [members, links] = [tableOf(gridmember), tableOf(gridmemberintermediate)];
/** Days of positions by which it is told where somebody works. */
const DAYS = 30;

/** Registers that say who looks after a grid; a cut moves those who are chosen, not those who stand somewhere. */
export const MEMBER_PATHS: ReadonlySet<string> = new Set([gridmember.path, gridmemberintermediate.path]);

/** Who looks after a grid, as far as the person sees them, with where they were seen of late. */
export async function membersOf(
  gridId: string,
  parts: readonly [kept: GridPart, cut: GridPart],
  context: Context,
): Promise<CutMember[]> {
  const found = await briefMembers(
    context,
    ({ p }) => `(t.gridding_id = ${p(gridId)} or t.id in (select i.grid_member_id from ${links.name} i
      where i.gridding_id = ${p(gridId)} and i.is_current = 1 and i.is_deleted = 0))`,
  );
  const { rows } = await context.db.query<{ id: string; kept: number; cut: number }>(
    `select grid_member_id::text as id, count(*) filter (where $2::polygon @> point(lng, lat))::int as kept,
       count(*) filter (where $3::polygon @> point(lng, lat))::int as cut
     from grid_gridmembertrajectory
     where grid_member_id = any($1::bigint[]) and is_deleted = 0
       and locate_time > $4::timestamptz - ${DAYS} * interval '1 day'
     group by 1`,
    [found.map(({ id }) => id), ...parts.map(polygonText), context.now().toISOString()],
  );
  const seen = new Map(rows.map((row) => [row.id, row]));
  return found.map(({ id, personName, memberPost }) => ({
    id,
    name: personName,
    post: memberPost,
    seenKept: seen.get(id)?.kept ?? 0,
    seenCut: seen.get(id)?.cut ?? 0,
  }));
}

/** Leaders of the two grids after a cut. */
export interface Leaders {
  kept: string | null;
  cut: string | null;
}

/** Who leads each grid: the old leader where that person goes, else whoever holds the first post there. */
export async function leadersAfter(
  sql: Pick<Sql, 'query'>,
  gridId: string,
  principal: string | null,
  chosen: readonly string[],
): Promise<Leaders> {
  const { rows } = await sql.query<{ id: string; goes: boolean }>(
    `select grid_member_id::text as id, grid_member_id = any($2::bigint[]) as goes
     from ${links.name}
     where gridding_id = $1 and member_post = '1' and is_current = 1 and is_deleted = 0
     order by start_date desc nulls last, id desc`,
    [gridId, chosen],
  );
  const first = (goes: boolean) => rows.find((row) => row.goes === goes)?.id ?? null;
  const isGone = principal !== null && chosen.includes(principal);
  return { kept: isGone ? first(false) : principal, cut: isGone ? principal : first(true) };
}

/** The members who are to go, locked; refused where one of them does not look after the grid by now. */
export async function lockMembers(
  sql: Pick<Sql, 'query'>,
  gridId: string,
  chosen: readonly string[],
  context: Context,
): Promise<void> {
  if (chosen.length === 0) return;
  await sql.query(`select 1 from ${members.name} where id = any($1::bigint[]) order by id for update`, [chosen]);
  const known = new Set(
    (
      await briefMembers(
        context,
        ({ p }) => `(t.gridding_id = ${p(gridId)} or t.id in (select i.grid_member_id from ${links.name} i
          where i.gridding_id = ${p(gridId)} and i.is_current = 1 and i.is_deleted = 0))`,
      )
    ).map(({ id }) => id),
  );
  if (chosen.some((id) => !known.has(id)))
    throw new Refusal(409, say`所选网格员中有人已不负责这个网格，请核对后再分割`);
}

/** Gives members of the first grid, with their links to it, to the second one. */
export async function moveMembers(
  sql: Sql,
  changeId: string,
  ids: [from: string, into: string],
  chosen: readonly string[],
): Promise<number> {
  if (chosen.length === 0) return 0;
  const move = { changeId, value: '$2::bigint', params: [...ids, chosen] };
  const main = await noteMoves(sql, {
    ...move,
    table: members,
    column: columnOf(members, 'griddingId'),
    where: 't.gridding_id = $1::bigint and t.id = any($3::bigint[])',
  });
  const linked = await noteMoves(sql, {
    ...move,
    table: links,
    column: columnOf(links, 'griddingId'),
    where: 't.gridding_id = $1::bigint and t.is_current = 1 and t.grid_member_id = any($3::bigint[])',
  });
  return main + linked;
}
