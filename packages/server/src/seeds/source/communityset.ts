import { communityset } from '@lattice/api/resources/source/communityset';
import { homes } from '../../town/places/estates.ts';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 小区房屋生成设置 in the demo town. */
export const seed = demoRows(communityset, 8, ({ n }) => {
  const home = homes[n * 7];
  return {
    setName: `${home?.name}房屋生成`,
    communityId: home?.id,
    buildingCount: 15,
    buildingNamePrefix: n < 6 ? '{n}号楼' : '二期{n}号楼',
    unitCount: 1,
    unitNameRule: '{n}单元',
    floorCount: 6,
    undergroundFloors: 0,
    startFloor: 1,
    housesPerFloor: 2,
    houseNoRule: '1',
    skipFloors: null,
    buildingUse: '01',
    floorArea: 96,
    isGenerated: n < 6 ? 1 : 0,
    generateTime: n < 6 ? '2023-02-27 13:30:00' : null,
  };
});
