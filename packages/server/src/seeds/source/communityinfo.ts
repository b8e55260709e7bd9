import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import type { Seed } from '../../town/Seed.ts';
import { buildings } from '../../town/places/buildings.ts';
import { addressOfEstate, estates, ringOfEstate } from '../../town/places/estates.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { groupBy } from '../../town/groupBy.ts';
import { houses } from '../../town/places/houses.ts';
import { nameOf } from '../../town/nameOf.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { phoneOf } from '../../town/people/staff.ts';
import { areaOf } from '../../town/tiling.ts';

/** Start data of 小区（单位） in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const built = groupBy(buildings(town), ({ estate }) => estate.id);
    const homes = groupBy(houses(town), ({ building }) => building.estate.id);
    return estates.map((estate, n) => {
      const spot = spotOf(town, 'source/communityinfo', n);
      const { community, grid, isSeat } = estate;
      const isManaged = !isSeat && !community.isVillage;
      const ring = ringOfEstate(estate);
      return completeRow(
        communityinfo,
        {
          id: estate.id,
          communityName: estate.name,
          communityCode: estate.code,
          communityType: isSeat ? '3' : community.isVillage ? '4' : '0',
          regionCode: community.code,
          address: addressOfEstate(estate),
          deptId: community.deptId,
          griddingId: grid.id,
          buildYear: estate.built,
          developer: isManaged ? '云岚宜居置业有限公司' : null,
          buildingCount: built.get(estate.id)?.length ?? 0,
          householdCount: homes.get(estate.id)?.length ?? 0,
          coverArea: Math.round(areaOf(ring) * 1e6),
          propertyCompany: isManaged
            ? (['清溪物业服务有限公司', '安居物业管理有限公司', '和美物业服务有限公司'] as const)[n % 3]
            : null,
          propertyLeader: isManaged ? nameOf(spot.random, '1', 1978) : null,
          propertyPhone: isManaged ? phoneOf(700_000 + n) : null,
          hasCommittee: isManaged && n % 3 !== 0 ? 1 : 0,
          committeeLeader: spot.person.name,
          committeePhone: spot.person.phone,
          gateCount: isSeat ? 1 : 2 + (n % 3),
          cameraCount: isSeat ? 6 : 12 + ((n * 7) % 30),
          parkingCount: community.isVillage ? 20 : 60 + ((n * 13) % 140),
          lng: estate.place[0].toFixed(6),
          lat: estate.place[1].toFixed(6),
          geom: { type: 'Polygon', coordinates: [ring] },
          createTime: '2023-02-20 10:00:00',
          updateTime: '2023-02-20 10:00:00',
          createDept: community.deptId,
        },
        spot,
      );
    });
  },
};
