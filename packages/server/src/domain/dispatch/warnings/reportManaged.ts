import { personOf } from '../../../access/guard.ts';
import type { Context } from '../../../call/Context.ts';
import type { Sql } from '../../../db/Database.ts';
import { type Reading, reportReading } from '../reportReading.ts';

interface Warning extends Reading {
  category: string | null;
}

/**
 * Reports the event of a warning whose row is locked, and links warning, event and what the journal already says of the
 * warning; refused where the warning has an event already.
 */
export async function reportManaged(sql: Sql, id: string, inner: Context): Promise<void> {
  const { rows } = await sql.query<Warning>(
    `select w.event_id::text as "eventId", w.event_category_id::text as category, w.warn_title as title,
      to_char(coalesce(w.first_warn_time, w.create_time), 'YYYY-MM-DD HH24:MI:SS') as time,
       coalesce(nullif(w.warn_content, ''), w.warn_title) as desc, w.gridding_id::text as grid, w.address,
       w.lng::text, w.lat::text, coalesce(u.real_name, '') as name, coalesce(nullif(u.phone, ''), d.phone, '') as phone,
       c.event_type as type, c.default_level as level
     from dispatch_warnmanage w
     left join dispatch_warndevice d on d.id = w.device_id
     left join blade_user u on u.id = $2
     left join event_eventcategory c on c.id = w.event_category_id and c.tenant_id = w.tenant_id and c.is_deleted = 0
     where w.id = $1`,
    [id, personOf(inner).userId],
  );
  const [warning] = rows;
  const eventId = await reportReading(warning, warning?.category ?? '', inner);
  await sql.query('update dispatch_warnmanage set event_id = $2 where id = $1', [id, eventId]);
  await sql.query(
    'update dispatch_recorddispatch set event_id = $2 where warn_id = $1 and event_id is null and is_deleted = 0',
    [id, eventId],
  );
}
