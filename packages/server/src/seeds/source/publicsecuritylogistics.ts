import { dayFrom } from '@lattice/api/day';
import { publicsecuritylogistics } from '@lattice/api/resources/source/publicsecuritylogistics';
import { creditCode } from '../../town/creditCode.ts';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 寄递物流安全 in the demo town. */
export const seed = demoRows(publicsecuritylogistics, 14, ({ n, town, random }) => {
  const brand = ['安达', '顺通', '捷运', '云递', '飞马', '快驿', '通途'][n % 7] ?? '';
  return {
    creditCode: creditCode(500 + n),
    orgName: `枫桥${brand}${n < 9 ? '快递服务站' : '物流有限公司'}`,
    logisticsType: n < 9 ? '05' : '02',
    registerType: n < 9 ? '410' : '150',
    holdingStatus: '210',
    businessScope: n < 9 ? '01' : '03,04',
    serviceBrand: brand,
    employeeCount: random.int(3, 22),
    cameraCount: random.int(4, 16),
    xrayCount: n < 9 ? 0 : 1,
    isSealCheck: 1,
    isRealName: 1,
    isXrayCheck: n < 9 ? 0 : 1,
    lastCheckDate: dayFrom(town.today, -random.int(3, 80)),
    safetyHazardType: n % 5 === 3 ? '02' : '00',
    hazardSituation: n % 5 === 3 ? '灭火器过期，已更换。' : null,
  };
});
