import { buildingName, unitName } from '@lattice/api/buildingNames';
import type { BuildingStructure } from '@lattice/api/resources/source/buildinginfo';
import { communityset } from '@lattice/api/resources/source/communityset';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { type Layout, floorsOf, housesOf, skippedFloors } from './layout.ts';
import { groupByFloor } from './structure.ts';

/** A setting from which buildings are made, with where its community lies. */
export interface Setting extends Layout {
  id: string;
  communityId: string;
  buildingCount: number;
  buildingNamePrefix: string;
  unitNameRule: string;
  addressRule: string;
  buildingUse: string | null;
  floorArea: string | null;
  isGenerated: number;
  address: string;
  regionCode: string | null;
  griddingId: string | null;
  lng: string | null;
  lat: string | null;
}

/** The setting of an id. */
export async function settingOf(id: string, context: Context): Promise<Setting> {
  const q = new ReportQuery(context);
  const { skip, ...setting } = await q.one<Setting & { skip: string }>(
    `select s.*, coalesce(c.address, '') as address, c.region_code as "regionCode", c.gridding_id as "griddingId",
        c.lng, c.lat
      from (
       select t.id, t.community_id as "communityId", t.building_count as "buildingCount",
       coalesce(t.building_name_prefix, '') as "buildingNamePrefix", t.unit_count as "unitCount",
       coalesce(t.unit_name_rule, '') as "unitNameRule",
         t.floor_count as "floorCount", coalesce(t.underground_floors, 0) as "undergroundFloors",
         coalesce(t.start_floor, 1) as "startFloor", t.houses_per_floor as "housesPerFloor",
         coalesce(t.house_no_rule, '1') as "houseNoRule",
         coalesce(t.skip_floors, '') as skip, t.building_use as "buildingUse", t.floor_area as "floorArea",
           coalesce(t.address_rule, '') as "addressRule", coalesce(t.is_generated, 0) as "isGenerated"
           from ${q.of(communityset)} and t.id = ${q.p(id)}) s
     left join source_communityinfo c on c.id = s."communityId" and c.is_deleted = 0`,
  );
  return { ...setting, skipFloors: skippedFloors(skip) };
}

/** The first building of a setting as it would be made. */
export function preview(setting: Setting): BuildingStructure {
  const units = Array.from({ length: setting.unitCount }, (_, i) => ({
    id: String(i + 1),
    unitNo: i + 1,
    unitName: unitName(setting.unitNameRule, i + 1),
  }));
  const houses = housesOf(setting).map(({ unitNo, floorNo, houseNo }) => ({
    id: '',
    unit: String(unitNo),
    houseNo,
    floorNo,
    houseStatus: '',
    isRented: 0,
    hazardType: '',
    residentCount: 0,
    keyPersonCount: 0,
  }));
  return {
    id: '',
    buildingName: buildingName(setting.buildingNamePrefix, 1),
    floorCount: setting.floorCount,
    undergroundFloors: setting.undergroundFloors,
    units: groupByFloor(units, houses, floorsOf(setting)).map((unit) => ({ ...unit, id: '' })),
  };
}
