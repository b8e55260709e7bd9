import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import type { Seed } from '../../town/Seed.ts';
import { after, compact } from '../../town/calendar.ts';
import { seats } from '../../town/places/estates.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { exchanges, goods } from '../../town/records/ledger.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 兑换记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    exchanges(town).map(({ n, who, good, quantity, time, total, balance, status }) => {
      const market = n % 6;
      const item = goods[good] as (typeof goods)[number];
      const host = workerAt(seats[market]?.community.deptId ?? '', 2);
      return completeRow(
        exchangeRecord,
        {
          exchangeNo: `DH${compact(time)}${String(n + 1).padStart(4, '0')}`,
          marketId: idOf('project/pointsMarket', market),
          goodsId: idOf('project/marketGoods', market * goods.length + good),
          goodsName: item[0],
          personType: who.type,
          personName: who.name,
          phone: who.phone,
          griddingId: who.griddingId,
          quantity,
          pointsPrice: item[3],
          totalPoints: total,
          balanceAfter: balance,
          pickupMode: who.type === '1' ? '3' : '1',
          pickupCode: String(100_000 + ((n * 7_919) % 900_000)),
          exchangeTime: time,
          verifyUser: status === '1' ? host.userId : null,
          verifyTime: status === '1' ? after(time, 1500) : null,
          status,
          createTime: time,
          updateTime: time,
          createDept: host.deptId,
        },
        spotOf(town, 'project/exchangeRecord', n),
      );
    }),
};
