import { addressBy, buildingName, unitName } from '@lattice/api/buildingNames';
import { type GeneratedBuildings, buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { type Column, tableOf } from '../../table/table.ts';
import { registerIssues } from '../../table/write/registerIssues.ts';
import { say } from '../../words/say.ts';
import { type Layout, housesOf } from './layout.ts';
import type { Setting } from './settings.ts';

/** Houses that one generation makes at most. */
const MAX_HOUSES = 20_000;
/** How many names are told of those that are known. */
const SHOWN = 5;

/** A building whose units and houses are made. */
export interface Site {
  id: string;
  communityId: string | null;
  griddingId: string | null;
  address: string;
  /** Address of one of its houses; its own address with unit and room by default. */
  houseAddress?: (unit: string, room: string) => string;
  buildingUse: string | null;
}

/**
 * Makes the units of a building that are missing, each with its houses; gives how many. A house's number in the town is
 * its id, its number in the building the room's.
 */
export async function makeUnits(
  sql: Sql,
  site: Site,
  layout: Layout,
  nameOf: (n: number) => string,
  context: Context,
): Promise<{ unitCount: number; houseCount: number }> {
  const { tenantId, userId } = personOf(context);
  const { houseAddress = (unit: string, room: string) => `${site.address}${unit}${room}室` } = site;
  const { rows } = await sql.query<{ no: number }>(
    'select unit_no as no from source_buildingunit where building_id = $1 and is_deleted = 0',
    [site.id],
  );
  const known = new Set(rows.map((row) => row.no));
  const units = Array.from({ length: layout.unitCount }, (_, i) => ({ no: i + 1, id: context.nextId() })).filter(
    (unit) => !known.has(unit.no),
  );
  const byNo = new Map(units.map((unit) => [unit.no, unit.id]));
  const houses = housesOf(layout).filter((house) => byNo.has(house.unitNo));
  await sql.query(
    `insert into source_buildingunit (id, tenant_id, create_user, update_user, community_id, building_id, unit_no,
        unit_name, floor_count, start_floor, houses_per_floor, gridding_id, sort)
     select u.id, $4, $5, $5, $6, $7, u.no, u.name, $8, $9, $10, $11, u.no
     from unnest($1::bigint[], $2::int[], $3::text[]) as u (id, no, name)`,
    [
      units.map((unit) => unit.id),
      units.map((unit) => unit.no),
      units.map((unit) => nameOf(unit.no)),
      tenantId,
      userId,
      site.communityId,
      site.id,
      layout.floorCount,
      layout.startFloor,
      layout.housesPerFloor,
      site.griddingId,
    ],
  );
  await sql.query(
    `insert into source_houseinfo (id, tenant_id, create_user, update_user, community_id, building_id, unit_id,
        floor_no, room_no, house_no, address, building_use, house_status, gridding_id)
     select h.id, $6, $7, $7, $8, $9, h.unit, h.floor, h.no, h.id::text, h.place, coalesce($10, '01'), '3', $11
     from unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[], $5::text[]) as h (id, unit, floor, no, place)`,
    [
      houses.map(() => context.nextId()),
      houses.map((house) => byNo.get(house.unitNo)),
      houses.map((house) => house.floorNo),
      houses.map((house) => house.houseNo),
      houses.map((house) => houseAddress(nameOf(house.unitNo), house.houseNo)),
      tenantId,
      userId,
      site.communityId,
      site.id,
      site.buildingUse,
      site.griddingId,
    ],
  );
  return { unitCount: units.length, houseCount: houses.length };
}

/** Refuses names that buildings of the community have already, by the rule of the register. */
async function refuseKnownNames(
  sql: Sql,
  communityId: string,
  names: readonly string[],
  context: Context,
): Promise<void> {
  const known: string[] = [];
  for (const name of names) {
    const row: Readonly<Record<string, unknown>> = { communityId, buildingName: name };
    const valueOf = (column: Column) => row[column.name];
    const issues = await registerIssues(sql, tableOf(buildinginfo), { id: null, valueOf }, () => true, context);
    if (issues.length > 0) known.push(name);
  }
  if (known.length > 0)
    throw new Refusal(
      400,
      say`小区已有楼栋${known.slice(0, SHOWN).map((name) => `“${name}”`)}，不能再生成同名的楼，请修改楼栋名称规则`,
    );
}

/** Makes the buildings of a setting with their units and houses, all or none; a setting is used once. */
export async function generate(setting: Setting, context: Context): Promise<GeneratedBuildings> {
  if (setting.buildingCount * housesOf(setting).length > MAX_HOUSES)
    throw new Refusal(400, say`一次最多生成 ${MAX_HOUSES} 套房屋，请减少楼栋数、单元数或每层户数`);
  const { tenantId, userId } = personOf(context);
  return context.db.tx(async (sql) => {
    const { rows } = await sql.query(
      `update source_communityset set is_generated = 1, generate_time = now(), rev = rev + 1
        where id = $1 and coalesce(is_generated, 0) = 0
        returning id`,
      [setting.id],
    );
    if (rows.length === 0) throw new Refusal(400, say`这项设置已经生成过楼栋，请新建一项设置`);
    const names = Array.from({ length: setting.buildingCount }, (_, at) =>
      buildingName(setting.buildingNamePrefix, at + 1),
    );
    await refuseKnownNames(sql, setting.communityId, names, context);
    const total = { buildingCount: setting.buildingCount, unitCount: 0, houseCount: 0 };
    for (const [at, name] of names.entries()) {
      const site = {
        id: context.nextId(),
        communityId: setting.communityId,
        griddingId: setting.griddingId,
        address: addressBy(setting, name),
        houseAddress: (unit: string, room: string) => addressBy(setting, name, { unit, room }),
        buildingUse: setting.buildingUse,
      };
      const houses = setting.unitCount * setting.housesPerFloor * setting.floorCount;
      await sql.query(
        `insert into source_buildinginfo (id, tenant_id, create_user, update_user, community_id, building_name,
            building_no, building_use, floor_area, floor_count, underground_floors, unit_count, houses_per_floor,
          household_count, population_count, region_code, address, gridding_id, lng, lat, set_id)
         values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0, $14, $15, $16, $17, $18, $19)`,
        [
          site.id,
          tenantId,
          userId,
          setting.communityId,
          name,
          String(at + 1),
          setting.buildingUse,
          setting.floorArea,
          setting.floorCount,
          setting.undergroundFloors,
          setting.unitCount,
          setting.housesPerFloor,
          houses,
          setting.regionCode,
          site.address,
          setting.griddingId,
          setting.lng,
          setting.lat,
          setting.id,
        ],
      );
      const made = await makeUnits(sql, site, setting, (no) => unitName(setting.unitNameRule, no), context);
      total.unitCount += made.unitCount;
      total.houseCount += made.houseCount;
      await audit(sql, context, { action: 'autoSaveBuild', path: 'source/buildinginfo', recordId: site.id });
    }
    await sql.query('update source_communityinfo set building_count = coalesce(building_count, 0) + $2 where id = $1', [
      setting.communityId,
      setting.buildingCount,
    ]);
    return total;
  });
}
