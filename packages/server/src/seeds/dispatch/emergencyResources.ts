import { dayFrom } from '@lattice/api/day';
import { emergencyResources } from '@lattice/api/resources/dispatch/emergencyResources';
import { demoRows } from '../../town/fill/demoRows.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 应急资源 in the demo town. */
export const seed = demoRows(emergencyResources, 48, ({ n, town, random, community, seat }) => {
  const [name, type, spec, quantity, unit] = (
    [
      ['应急救援队', '1', '', 1, '支'],
      ['防汛沙袋', '3', '60×90厘米', 2000, '只'],
      ['移动水泵', '7', '柴油 200立方米/时', 4, '台'],
      ['灭火器', '4', 'ABC干粉 4公斤', 120, '只'],
      ['急救箱', '5', '中型', 20, '只'],
      ['棉被', '6', '1.5米', 200, '床'],
      ['冲锋舟', '7', '8人', 2, '艘'],
      ['卫星电话', '9', '便携', 3, '部'],
    ] as const
  )[n % 8] as readonly [string, string, string, number, string];
  return {
    resourceName: `${n % 8 === 0 ? community.name : ''}${name}`,
    resourceCode: `YJZY${String(n + 1).padStart(4, '0')}`,
    resourceType: type,
    spec: spec || null,
    quantity: Math.max(1, Math.round(quantity / (1 + (n % 3)))),
    unit,
    personCount: type === '1' ? 12 + (n % 10) : null,
    ownerUnit: n % 2 === 0 ? community.name : '枫桥镇应急管理办公室',
    address: `${community.name}应急物资库`,
    lng: seat.place[0].toFixed(6),
    lat: seat.place[1].toFixed(6),
    griddingId: seat.grid.id,
    communityId: seat.id,
    managerName: workerAt(community.deptId, 1).name,
    phone: workerAt(community.deptId, 1).phone,
    productionDate: type === '1' ? null : dayFrom(town.today, -500 - n),
    expireDate: type === '1' ? null : dayFrom(town.today, 700),
    checkDate: dayFrom(town.today, -20),
    nextCheckDate: dayFrom(town.today, 70),
    status: random.weighted([
      ['1', 9],
      ['3', 1],
    ]),
  };
});
