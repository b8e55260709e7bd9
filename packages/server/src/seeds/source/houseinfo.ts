import type { Seed } from '../../town/Seed.ts';
import { houses } from '../../town/places/houses.ts';
import { addressIdOf, ownerOf } from '../../town/people/keepers.ts';
import { households } from '../../town/people/people.ts';
import { Random } from '../../town/Random.ts';

/** Start data of 房屋 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const dwellers = new Map(households(town).map((household) => [household.house.id, household]));
    const random = new Random('owners');
    return houses(town).map((house) => {
      const household = dwellers.get(house.id);
      const owner = household && !household.isMigrant ? household.people[0] : ownerOf(town, random);
      const {
        building: { estate, ...building },
      } = house;
      const isLet = household?.isMigrant === true;
      return {
        id: house.id,
        houseNo: `${estate.code}${String(building.no).padStart(3, '0')}${house.unitId.slice(-1)}${house.room}`,
        communityId: estate.id,
        buildingId: building.id,
        unitId: house.unitId,
        floorNo: house.floor,
        roomNo: house.room,
        address: house.address,
        standardAddressId: addressIdOf(house),
        buildingUse: '01',
        floorArea: house.area,
        roomLayout: house.layout,
        propertyType: estate.community.isVillage ? '06' : house.n % 9 === 4 ? '05' : house.n % 7 === 2 ? '02' : '01',
        houseStatus: isLet ? '2' : household ? '1' : '3',
        ownerCardType: '111',
        ownerCardNo: owner?.idCard,
        ownerName: owner?.name,
        ownerPhone: owner?.phone,
        ownerAddress: owner?.house.address,
        isRented: isLet ? 1 : 0,
        rentUse: isLet ? '02' : null,
        hazardType: house.n % 61 === 7 ? '02' : house.n % 83 === 5 ? '04' : house.n % 131 === 9 ? '03' : '00',
        griddingId: estate.grid.id,
        lng: building.place[0].toFixed(6),
        lat: building.place[1].toFixed(6),
        createTime: '2023-03-06 09:30:00',
        updateTime: '2023-03-06 09:30:00',
        createDept: estate.community.deptId,
      };
    });
  },
};
