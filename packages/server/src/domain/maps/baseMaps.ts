import type { OfferedMap } from '@lattice/api/baseMaps';
import { baseMap } from '@lattice/api/resources/systemset/baseMap';
import type { Context } from '../../call/Context.ts';
import { tableOf } from '../../table/table.ts';
import { mapAddress } from './mapFile.ts';

/** Condition on the maps that may be used today. */
export const IN_USE = `t.is_enabled = 1
  and (t.valid_until is null or t.valid_until >= current_date)`;

/** The maps of the tenant that may be used today, that of default first. */
export async function offeredMaps(context: Context): Promise<OfferedMap[]> {
  const { rows } = await context.db.query<OfferedMap>(
    `select t.id::text as id, t.map_name as name, t.kind, case t.kind when 'tiles' then t.tile_url
        when 'pmtiles' then t.file_url else '' end as url, t.system, t.source, coalesce(t.approval, '') as approval,
      t.sensitivity, t.min_zoom as "minZoom", t.max_zoom as "maxZoom"
     from ${tableOf(baseMap).name} t where t.is_deleted = 0 and t.tenant_id = $1 and ${IN_USE}
     order by t.is_default desc, t.sort, t.id`,
    [context.person?.tenantId ?? ''],
  );
  return Promise.all(rows.map(async (row) => ({ ...row, url: await mapAddress(row.url, context.db, context.now()) })));
}
