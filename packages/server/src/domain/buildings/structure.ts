import type { BuildingStructure, StructureHouse } from '@lattice/api/resources/source/buildinginfo';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { floorsOf } from './layout.ts';

interface Unit {
  id: string;
  unitNo: number;
  unitName: string;
}

/** Units with their houses in floors from the top down. */
export function groupByFloor(
  units: readonly Unit[],
  houses: readonly (StructureHouse & { unit: string })[],
  floors: readonly number[],
): BuildingStructure['units'] {
  return units.map((unit) => {
    const own = houses.filter((house) => house.unit === unit.id);
    const all = [...new Set([...floors, ...own.map((house) => house.floorNo)])].sort((a, b) => b - a);
    return {
      ...unit,
      floors: all.map((floorNo) => ({
        floorNo,
        houses: own.filter((house) => house.floorNo === floorNo).map(({ unit: _unit, ...house }) => house),
      })),
    };
  });
}

/** The front of a stored building. */
export async function structureOf(id: string, context: Context): Promise<BuildingStructure> {
  const q = new ReportQuery(context);
  const building = await q.one<Omit<BuildingStructure, 'units'>>(
    `select t.id, t.building_name as "buildingName", coalesce(t.floor_count, 0) as "floorCount",
        coalesce(t.underground_floors, 0) as "undergroundFloors"
      from ${q.of(buildinginfo)} and t.id = ${q.p(id)}`,
  );
  const u = new ReportQuery(context);
  const units = await u.rows<Unit>(
    `select t.id, t.unit_no as "unitNo", t.unit_name as "unitName"
      from ${u.of(buildingunit)} and t.building_id = ${u.p(id)}
      order by t.unit_no, t.id`,
  );
  const h = new ReportQuery(context);
  const houses = await h.rows<StructureHouse & { unit: string }>(
    `select t.id, coalesce(t.unit_id::text, '') as unit, coalesce(nullif(t.room_no, ''), t.house_no) as "houseNo",
      coalesce(t.floor_no, 0) as "floorNo", coalesce(t.house_status, '') as "houseStatus",
      coalesce(t.is_rented, 0) as "isRented", coalesce(t.hazard_type, '') as "hazardType",
       count(l.id)::int as "residentCount",
       count(l.id) filter (where coalesce(p.person_type, '') <> '')::int as "keyPersonCount"
     from (select t.* from ${h.of(houseinfo)} and t.building_id = ${h.p(id)}) t
     left join source_housepopulationintermediate l on l.house_id = t.id and l.is_current = 1 and l.is_deleted = 0
       left join source_populationinfo p on p.id = l.population_id and p.is_deleted = 0
     group by t.id, t.unit_id, t.room_no, t.house_no, t.floor_no, t.house_status, t.is_rented, t.hazard_type
     order by t.floor_no desc, 3`,
  );
  const loose = houses.some((house) => house.unit === '') ? [{ id: '', unitNo: 0, unitName: '' }] : [];
  return {
    ...building,
    units: groupByFloor([...units, ...loose], houses, floorsOf({ ...building, startFloor: 1, skipFloors: [] })),
  };
}
