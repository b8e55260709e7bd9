import type { Seed } from '../../town/Seed.ts';
import { buildings } from '../../town/places/buildings.ts';
import { groupBy } from '../../town/groupBy.ts';
import { people } from '../../town/people/people.ts';

/** Start data of 楼栋单元 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const dwellers = groupBy(
      people(town).filter(({ age }) => age >= 30 && age < 72),
      ({ house }) => house.unitId,
    );
    return buildings(town).flatMap((building) =>
      building.units.map(({ id, no }) => {
        const leader = dwellers.get(id)?.[1];
        return {
          id,
          communityId: building.estate.id,
          buildingId: building.id,
          unitNo: no,
          unitName: `${no}单元`,
          floorCount: building.floors,
          startFloor: 1,
          housesPerFloor: building.perFloor,
          elevatorCount: building.floors > 6 ? 1 : 0,
          hasAccessControl: building.estate.built > 2008 ? 1 : 0,
          leaderName: leader?.name,
          leaderPhone: leader?.phone,
          griddingId: building.estate.grid.id,
          sort: no,
          createTime: '2023-02-27 15:00:00',
          updateTime: '2023-02-27 15:00:00',
          createDept: building.estate.community.deptId,
        };
      }),
    );
  },
};
