import { type GridMemberBrief, gridmember } from '@lattice/api/resources/grid/gridmember';
import type { Context } from '../../call/Context.ts';
import { type ExtraCondition, list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

const word = (row: Readonly<Record<string, unknown>>, name: string) => String(row[name] ?? '');

/** Grid members that a condition keeps, as other screens list them, masked as in lists; a wall tells where, not who. */
export async function briefMembers(context: Context, narrow: ExtraCondition): Promise<GridMemberBrief[]> {
  const rows = await list(tableOf(gridmember), {}, {}, context, narrow);
  const isWall = context.person?.display !== undefined;
  const ofPerson = (row: Readonly<Record<string, unknown>>, name: string) => (isWall ? '' : word(row, name));
  return rows.map((row) => ({
    id: ofPerson(row, 'id'),
    personName: ofPerson(row, 'personName'),
    sex: ofPerson(row, 'sex'),
    phone: ofPerson(row, 'phone'),
    memberPost: word(row, 'memberPost'),
    memberType: word(row, 'memberType'),
    workState: word(row, 'workState'),
    isOnline: Number(row.isOnline ?? 0),
    griddingId: word(row, 'griddingId'),
    griddingIdName: word(row, 'griddingIdName'),
    photo: ofPerson(row, 'photo'),
  }));
}

/** Condition of a member `t` who was seen within the last ten minutes. */
export const seenRecentlySql = `exists (select 1 from grid_gridmembertrajectory k
      where k.grid_member_id = t.id and k.locate_time >= now() - interval '10 minutes' and k.is_deleted = 0)`;
