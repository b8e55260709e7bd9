import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { type Reading, reportReading } from './reportReading.ts';

/**
 * Reports the event of a warning whose row is locked, and stores the link with both; refused where the warning has an
 * event already.
 */
export async function reportWarning(sql: Sql, id: string, categoryId: string, inner: Context): Promise<string> {
  const { rows } = await sql.query<Reading>(
    `select w.event_id::text as "eventId",
      left(coalesce(w.device_name, d.device_name, '设备') || '：' || coalesce(k.dict_value, '预警'), 100) as title,
      to_char(coalesce(w.warn_time, w.create_time), 'YYYY-MM-DD HH24:MI:SS') as time,
       coalesce(nullif(w.warn_content, ''), k.dict_value, '设备预警') as desc,
       coalesce(w.gridding_id, d.gridding_id)::text as grid, coalesce(nullif(w.address, ''), d.address) as address,
       coalesce(w.lng, d.lng)::text as lng, coalesce(w.lat, d.lat)::text as lat,
       coalesce(u.real_name, '') as name, coalesce(nullif(u.phone, ''), d.phone, '') as phone, c.event_type as type,
       c.default_level as level
     from dispatch_devwarnrecord w
     left join dispatch_warndevice d on d.id = w.device_id
     left join blade_system_dict k on k.code = 'dev_warn_type' and k.dict_key = w.dev_warn_type and k.is_deleted = 0
       left join blade_user u on u.id = $2
       left join event_eventcategory c on c.id = $3 and c.tenant_id = w.tenant_id and c.is_deleted = 0
       where w.id = $1`,
    [id, personOf(inner).userId, categoryId],
  );
  const [warning] = rows;
  const eventId = await reportReading(warning, categoryId, inner);
  await sql.query('update event_event set warn_record_id = $2 where id = $1', [eventId, id]);
  await sql.query('update dispatch_devwarnrecord set event_id = $2 where id = $1', [id, eventId]);
  return eventId;
}
