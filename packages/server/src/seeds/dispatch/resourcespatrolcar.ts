import { resourcespatrolcar } from '@lattice/api/resources/dispatch/resourcespatrolcar';
import { momentOf } from '../../town/calendar.ts';
import { carDriver, plateOf } from '../../town/records/cars.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { phoneOf } from '../../town/people/staff.ts';

/** Start data of 巡逻车 in the demo town. */
export const seed = demoRows(resourcespatrolcar, 12, ({ n, town }) => {
  const [name, type, brand] = (
    [
      ['警用巡逻车', '1', '奇骏 X1'],
      ['治安巡防车', '2', '东风 S50'],
      ['消防车', '3', '豪沃 6吨水罐'],
      ['电动巡逻车', '4', '玛西尔 4座'],
      ['城管执法车', '6', '福特 V348'],
    ] as const
  )[n % 5] as readonly [string, string, string];
  const deptKeys = ['police', 'peace', 'emergency', 'peace', 'enforcement'] as const;
  return {
    carNo: plateOf(n),
    carName: `${name}${n + 1}号`,
    carType: type,
    brandModel: brand,
    color: type === '3' ? '红' : '白',
    seatCount: type === '4' ? 4 : 5,
    deptId: officeOf(deptKeys[n % 5] ?? 'peace').id,
    deviceNo: `GPS${String(n + 1).padStart(5, '0')}`,
    simNo: `1441${String(n + 1).padStart(9, '0')}`,
    driverName: carDriver(n),
    phone: phoneOf(5_100_000 + n),
    lastLocateTime: momentOf(town.today, 540 + n),
    isOnline: n % 6 === 5 ? 0 : 1,
    status: (['2', '1', '1', '2', '3', '1'] as const)[n % 6],
  };
});
