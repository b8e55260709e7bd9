import { crud } from '@lattice/api/call';
import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { systemContext } from '../../call/systemContext.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

interface Warning {
  device: string;
  name: string;
  type: string;
  word: string;
  level: string;
  time: string;
  day: string;
  content: string | null;
  grid: string | null;
  community: string | null;
  address: string | null;
  lng: string | null;
  lat: string | null;
}

/**
 * Merges a new warning of a device into the one that is open for the same device and type and came within thirty
 * minutes, else opens one.
 */
export async function mergeWarning(sql: Sql, id: string, inner: Context): Promise<void> {
  const { rows } = await sql.query<Warning>(
    `select w.device_id as device, coalesce(w.device_name, d.device_name) as name, w.dev_warn_type as type,
      coalesce(k.dict_value, '预警') as word, w.warn_level as level, w.warn_time::text as time,
      w.warn_time::date::text as day, w.warn_content as content,
       coalesce(w.gridding_id, d.gridding_id) as grid, coalesce(w.community_id, d.community_id) as community,
       coalesce(w.address, d.address) as address, coalesce(w.lng, d.lng)::text as lng,
       coalesce(w.lat, d.lat)::text as lat
     from dispatch_devwarnrecord w
     join dispatch_warndevice d on d.id = w.device_id
     left join blade_system_dict k on k.code = 'dev_warn_type' and k.dict_key = w.dev_warn_type and k.is_deleted = 0
     where w.id = $1`,
    [id],
  );
  const [warning] = rows;
  if (warning === undefined) return;
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`warning ${warning.device} ${warning.type}`]);
  const { count } = await sql.query(
    `update dispatch_warnmanage set warn_count = coalesce(warn_count, 1) + 1,
      first_warn_time = least(first_warn_time, $3::timestamptz),
      last_warn_time = greatest(last_warn_time, $3::timestamptz), warn_level = least(warn_level, $4),
      update_time = now(), rev = rev + 1
     where id = (select m.id from dispatch_warnmanage m where m.device_id = $1 and m.dev_warn_type = $2
       and m.status in ('0', '1') and m.is_deleted = 0
     and $3::timestamptz between m.first_warn_time - interval '30 minutes' and m.last_warn_time + interval '30 minutes'
     order by m.last_warn_time desc limit 1)`,
    [warning.device, warning.type, warning.time, warning.level],
  );
  if (count > 0) return;
  const { name, word, type, level, day, content, device, grid, community, address, lng, lat } = warning;
  const row = {
    warnTitle: `${name}：${word}`.slice(0, 100),
    devWarnType: type,
    warnLevel: level,
    startDate: day,
    deviceId: device,
    warnContent: content,
    griddingId: grid,
    communityId: community,
    address,
    lng,
    lat,
  };
  const saved = await submit(tableOf(warnManage), crud.submit, row, systemContext(inner));
  await sql.query(
    'update dispatch_warnmanage set warn_count = 1, first_warn_time = $2, last_warn_time = $2 where id = $1',
    [saved.id, warning.time],
  );
}
