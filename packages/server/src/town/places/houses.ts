import { buildings, type Building } from './buildings.ts';
import { idOf } from '../idOf.ts';
import { Random } from '../Random.ts';
import { perTown } from '../Town.ts';

/** A flat or a farmhouse. */
export interface House {
  id: string;
  n: number;
  building: Building;
  unitId: string;
  floor: number;
  room: string;
  address: string;
  area: number;
  layout: string;
}

/** About six thousand houses; two a building in the sample. */
export const houses = perTown((town): readonly House[] => {
  const chance = new Random('houses');
  const all: House[] = [];
  for (const building of buildings(town)) {
    const { isVillage } = building.estate.community;
    const rooms = building.units.flatMap((unit) =>
      Array.from({ length: building.floors * building.perFloor }, (_, i) => ({
        unit,
        floor: Math.floor(i / building.perFloor) + 1,
        no: (i % building.perFloor) + 1,
      })),
    );
    for (const { unit, floor, no } of town.scale === 'town' ? rooms : rooms.slice(0, 2)) {
      const n = all.length;
      const room = isVillage ? `${floor}0${no}` : `${floor}${String(no).padStart(2, '0')}`;
      const inside = isVillage ? (building.floors > 1 ? `${floor}层` : '') : `${unit.no}单元${room}室`;
      all.push({
        id: idOf('source/houseinfo', n),
        n,
        building,
        unitId: unit.id,
        floor,
        room,
        address: building.address + inside,
        area: isVillage ? chance.int(90, 180) : chance.decimal(58, 138, 2),
        layout: isVillage
          ? '06'
          : chance.weighted([
              ['02', 3],
              ['03', 3],
              ['04', 2],
              ['05', 4],
              ['01', 1],
            ]),
      });
    }
  }
  return all;
});
