import type { Sql } from '../../../db/Database.ts';
import { HERE, MEETING_CHANNEL } from './people.ts';

/** Minutes for which a meeting may be without people before it ends; those who were called may take as long to come. */
const EMPTY_MINUTES = 5;

const NOBODY = `not exists (select 1 from sys_meeting_person p where p.meeting = m.id and ${HERE})`;

/** Notes which meetings are without people, and ends those that have been so for some minutes; gives how many. */
export async function endEmpty(sql: Sql): Promise<number> {
  await sql.query(
    `update sys_meeting m set empty_since = case when ${NOBODY} then coalesce(m.empty_since, now()) end
     from dispatch_recorddispatch r
     where r.id = m.id and r.status = '0' and r.is_deleted = 0 and (m.empty_since is null) = (${NOBODY})`,
  );
  const { rows } = await sql.query<{ id: string }>(
    `update dispatch_recorddispatch r set status = '1', end_time = m.empty_since, update_time = now(), rev = r.rev + 1,
      duration = greatest(0, extract(epoch from m.empty_since - coalesce(r.start_time, m.empty_since))::int)
     from sys_meeting m
     where r.id = m.id and r.status = '0' and r.is_deleted = 0 and ${NOBODY}
      and m.empty_since <= now() - interval '${EMPTY_MINUTES} minutes'
     returning r.id::text as id`,
  );
  for (const { id } of rows)
    await sql.query('select pg_notify($1, $2)', [MEETING_CHANNEL, JSON.stringify({ meeting: id, to: '*' })]);
  return rows.length;
}
