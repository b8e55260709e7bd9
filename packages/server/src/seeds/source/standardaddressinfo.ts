import type { Seed } from '../../town/Seed.ts';
import { houses } from '../../town/places/houses.ts';
import { addressIdOf } from '../../town/people/keepers.ts';

/** Start data of 标准地址 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    houses(town).map((house) => {
      const { building } = house;
      const { estate } = building;
      return {
        id: addressIdOf(house),
        addressCode: `${estate.code}${String(house.n + 1).padStart(7, '0')}`,
        fullAddress: house.address,
        addressType: estate.community.isVillage ? '2' : '6',
        regionCode: estate.community.code,
        deptId: estate.community.deptId,
        streetName: estate.street,
        doorNo: `${estate.door}号`,
        communityId: estate.id,
        buildingId: building.id,
        unitId: house.unitId,
        roomNo: house.room,
        houseId: house.id,
        postcode: '990102',
        griddingId: estate.grid.id,
        lng: building.place[0].toFixed(6),
        lat: building.place[1].toFixed(6),
        addressSource: house.n % 5 === 0 ? '3' : '2',
        addressStatus: house.n % 40 === 13 ? '1' : '2',
        verifyTime: house.n % 40 === 13 ? null : '2023-03-15 16:00:00',
        createTime: '2023-03-01 09:00:00',
        updateTime: '2023-03-15 16:00:00',
        createDept: estate.community.deptId,
      };
    }),
};
