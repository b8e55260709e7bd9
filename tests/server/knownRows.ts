import { loadResources } from '@lattice/server/start/load';
import { hasTable, tableOf } from '@lattice/server/table/table';
import { fixedValues } from './fixedValues.ts';
import type { Town } from './openTown.ts';
import type { Known } from './rowsOf.ts';

/** The keys of a town's dictionaries, by code. */
export async function keysIn(town: Pick<Town, 'rows'>): Promise<Map<string, string[]>> {
  const rows = await town.rows<{ code: string; keys: string }>(
    "select code, string_agg(dict_key, ',') as keys from blade_system_dict where dict_key <> '-1' group by code",
  );
  return new Map(rows.map(({ code, keys }) => [code, keys.split(',')]));
}

/** Has the registers of a town take rows that stand alone; what those may point to. */
export async function openRegisters(town: Town): Promise<Known> {
  // Services with a quota take appointments for working days to come alone.
  await town.db.query('update scentre_esserviceinfo set day_quota = null, slot_quota = null');
  // Counsellors take people in their own hours alone.
  await town.db.query("update psychological_consultingexpert set status = '1', schedule = $1::jsonb", [
    JSON.stringify(fixedValues['psychological/consultingexpert']?.schedule),
  ]);
  const ids = new Map<string, string[]>();
  for (const [path, resource] of await loadResources()) {
    if (!hasTable(resource)) continue;
    const column = path === 'blade-system/region' ? 'code' : 'id';
    const only = path === 'grid/grid' ? "where grid_level = '3'" : '';
    const found = await town.texts(
      `select ${column}::text from ${tableOf(resource).name} ${only} order by ${column} limit 20`,
    );
    if (found.length > 0) ids.set(path, found);
  }
  return { keys: await keysIn(town), ids };
}
