import { dayFrom } from '@lattice/api/day';
import { titleransaction } from '@lattice/api/resources/project/titleransaction';
import { compact } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 产权交易 in the demo town. */
export const seed = demoRows(titleransaction, 20, ({ n, town, grid, community, day }) => {
  const [what, assetType, mode, area] = (
    [
      ['水田经营权', '1', '1', 36],
      ['茶园', '3', '1', 80],
      ['鱼塘', '5', '1', 24],
      ['集体商铺', '6', '1', 0.4],
      ['闲置村小校舍', '7', '7', 1.2],
    ] as const
  )[n % 5] as readonly [string, string, string, number];
  const status = (['2', '3', '3', '1', '4', '6', '3'] as const)[n % 7] ?? '2';
  const isSold = status === '3' || status === '6';
  const price = Math.round(area * 900 + 12_000);
  return {
    titleName: `${community.name}${what}流转`,
    transactionNo: `CQ${compact(day)}${String(n + 1).padStart(3, '0')}`,
    assetType,
    transferMode: mode,
    ownerUnit: `${community.name}经济合作社`,
    certificateNo: `QZ9801${String(n + 1).padStart(5, '0')}`,
    contactName: workerAt(community.deptId).name,
    phone: workerAt(community.deptId).phone,
    area,
    coordinateRange: {
      type: 'Polygon',
      coordinates: [
        [grid.at(0.55, 0.2), grid.at(0.8, 0.22), grid.at(0.78, 0.4), grid.at(0.56, 0.38), grid.at(0.55, 0.2)],
      ],
    },
    listPrice: price,
    dealPrice: isSold ? Math.round(price * 1.08) : null,
    transferee: isSold ? '枫桥茶叶合作社' : null,
    contractNo: isSold ? `HT${String(n + 1).padStart(5, '0')}` : null,
    startDate: isSold ? dayFrom(town.today, status === '6' ? -1500 : -200) : null,
    endDate: isSold ? dayFrom(town.today, status === '6' ? -40 : 900) : null,
    status,
  };
});
