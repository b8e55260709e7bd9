import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { phoneOf } from '../../town/people/staff.ts';

/** Start data of 监控资源 in the demo town. */
export const seed = demoRows(resourcesmonitor, { town: 160, sample: 8 }, ({ n, random, grid }) => {
  const isBall = n % 3 === 0;
  const status = random.weighted([
    ['1', 90],
    ['2', 6],
    ['0', 4],
  ]);
  return {
    deviceName: `${grid.name}${['路口', '小区入口', '河边', '学校门口', '广场'][n % 5]}${isBall ? '球机' : '枪机'}`,
    deviceCode: `98010210001320${String(n + 1).padStart(6, '0')}`,
    jkTypeId: idOf('dispatch/resourcesdevicecategory', 0),
    gzTypeId: null,
    loginId: idOf('dispatch/dispatchdevlogin', 6),
    thirdId: `cam-${n + 1}`,
    ip: `10.30.${Math.floor(n / 200)}.${(n % 200) + 10}`,
    port: 554,
    channelNo: 1,
    streamUrl: null,
    brand: random.pick(['1', '2', '3']),
    isPtz: isBall ? 1 : 0,
    isTalk: isBall ? 1 : 0,
    direction: random.int(0, 359),
    installHeight: random.pick([3.5, 4, 5, 6]),
    ownerUnit: '枫桥镇平安建设办公室',
    phone: phoneOf(5_000_000 + (n % 9)),
    maintainName: '顾师傅',
    isOnline: status === '1' ? 1 : 0,
    status,
  };
});
