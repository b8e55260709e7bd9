import type { Seed } from '../../town/Seed.ts';
import { buildings } from '../../town/places/buildings.ts';
import { groupBy } from '../../town/groupBy.ts';
import { houses } from '../../town/places/houses.ts';
import { people } from '../../town/people/people.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 楼栋 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const flats = groupBy(houses(town), ({ building }) => building.id);
    const dwellers = groupBy(people(town), ({ house }) => house.building.id);
    return buildings(town).map((building) => {
      const { estate, floors, perFloor, units, n } = building;
      const homes = flats.get(building.id) ?? [];
      const living = dwellers.get(building.id) ?? [];
      const manager =
        living.find(({ age }) => age >= 40 && age < 75) ??
        living.find(({ age }) => age >= 18) ??
        spotOf(town, 'source/buildinginfo', n).person;
      return {
        id: building.id,
        communityId: estate.id,
        buildingName: building.name,
        buildingNo: `${estate.code}${String(building.no).padStart(3, '0')}`,
        buildingType: estate.community.isVillage ? '04' : '02',
        buildingUse: '01',
        floorArea: Number(homes.reduce((sum, { area }) => sum + area, 0).toFixed(2)),
        floorCount: floors,
        undergroundFloors: 0,
        unitCount: units.length,
        housesPerFloor: perFloor,
        householdCount: homes.length,
        populationCount: living.length,
        managerName: manager.name,
        managerSex: manager.sex,
        managerNation: manager.nation,
        managerPolitical: manager.political,
        managerBirthDate: manager.birth,
        managerEducation: manager.education,
        managerPhone: manager.phone,
        regionCode: estate.community.code,
        address: building.address,
        griddingId: estate.grid.id,
        lng: building.place[0].toFixed(6),
        lat: building.place[1].toFixed(6),
        geom: { type: 'Polygon', coordinates: [building.ring] },
        createTime: '2023-02-27 14:00:00',
        updateTime: '2023-02-27 14:00:00',
        createDept: estate.community.deptId,
      };
    });
  },
};
