import { sanitationCar } from '@lattice/api/resources/shzlwgh/SanitationCar';
import { momentOf } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';

/** Start data of 环卫车辆 in the demo town. */
export const seed = demoRows(sanitationCar, 14, ({ n, town, community }) => {
  const [name, type, load] = (
    [
      ['压缩车', '01', 8],
      ['洒水车', '02', 10],
      ['洗扫车', '04', 5],
      ['电动保洁车', '07', 0.5],
      ['餐厨车', '08', 3],
    ] as const
  )[n % 5] as readonly [string, string, number];
  return {
    plateNo: `云Z${['A', 'B', 'D'][n % 3]}${String(3801 + n * 17)}`,
    carType: type,
    brandModel: `中联 ${name}`,
    loadCapacity: load,
    energyType: n % 3 === 0 ? '02' : '01',
    deptId: officeOf('sanitation').id,
    gpsNo: `HWGPS${String(n + 1).padStart(4, '0')}`,
    workRoute: `${community.streets[0]}—${community.streets[1]}`,
    locateTime: momentOf(town.today, 420 + n * 3),
    carStatus: (['2', '1', '2', '1', '3'] as const)[n % 5],
  };
});
