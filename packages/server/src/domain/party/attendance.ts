import { crud } from '@lattice/api/call';
import { pmActivity } from '@lattice/api/resources/party/pmActivity';
import { pmAttendance } from '@lattice/api/resources/party/pmAttendance';
import type { Context } from '../../call/Context.ts';
import { idsIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { restore } from '../../table/write/restore.ts';
import { goneAlong } from '../recycle/goneAlong.ts';

type Input = Readonly<Record<string, unknown>>;

/** Ids of the members' marks of an activity that nobody set. */
async function unmarked(sql: Sql, activity: string): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `select id::text as id
      from party_pmattendance
      where activity_id = $1 and is_deleted = 0 and attend_state = '0'
      order by id`,
    [activity],
  );
  return rows.map(({ id }) => id).join(',');
}

/** Removes activities with the list of members that came with them; one with a mark is kept as others are. */
export const removeActivities = async (input: Input, context: Context): Promise<boolean> =>
  context.db.tx(async (sql) => {
    const [inner, ids] = [transactionContext(context, sql), idsIn(input, 'ids')];
    for (const id of ids) {
      const marks = await unmarked(sql, id);
      if (marks !== '') await remove(tableOf(pmAttendance), crud.remove, { ids: marks }, inner);
    }
    return remove(tableOf(pmActivity), crud.remove, { ids: ids.join(',') }, inner);
  });

/** Brings activities back with the lists that went with them; the recycle bin brings those itself. */
export const restoreActivities = async (input: Input, context: Context): Promise<boolean> =>
  context.db.tx(async (sql) => {
    const [inner, ids] = [transactionContext(context, sql), idsIn(input, 'ids')];
    const done = await restore(tableOf(pmActivity), null, { ids: ids.join(',') }, inner);
    if (context.ofRecycleBin === true) return done;
    for (const id of ids) {
      const marks = (await goneAlong(sql, { main: pmActivity, part: pmAttendance, by: 'activityId' }, id)).join(',');
      if (marks !== '') await restore(tableOf(pmAttendance), null, { ids: marks }, inner);
    }
    return done;
  });
