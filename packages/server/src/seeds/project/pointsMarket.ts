import { pointsMarket } from '@lattice/api/resources/project/pointsMarket';
import type { Seed } from '../../town/Seed.ts';
import { clock } from '../../town/calendar.ts';
import { seats } from '../../town/places/estates.ts';
import { faces } from '../../town/people/faces.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';
import { pictureOf } from '../../town/texts.ts';

const merchant = faces.find(({ account }) => account === 'merchant');

/** Start data of 积分商城 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    seats.map((seat, n) => {
      // The first shop is that of the account which shows what merchants see.
      const host = (n === 0 ? merchant : undefined) ?? workerAt(seat.community.deptId, 2);
      return completeRow(
        pointsMarket,
        {
          marketName: `${seat.community.name}积分超市`,
          marketCode: `SC${String(n + 1).padStart(3, '0')}`,
          marketType: n % 3 === 1 ? '2' : '1',
          griddingId: seat.grid.id,
          communityId: seat.id,
          address: `云岚市清溪区枫桥镇${seat.street}1号`,
          lng: seat.place[0].toFixed(6),
          lat: seat.place[1].toFixed(6),
          openTime: clock(8, 30),
          closeTime: clock(17, 30),
          openDays: '1,2,3,4,5,6',
          managerUser: host.userId,
          contactName: host.name,
          phone: host.phone,
          cover: pictureOf('cover', n),
          pickupModes: '1,3',
          monthLimit: 300,
          intro: '志愿服务、文明行为积分可兑换生活用品。',
          status: n === 5 ? '0' : '1',
          createTime: '2024-02-01 09:00:00',
          updateTime: '2024-02-01 09:00:00',
        },
        spotOf(town, 'project/pointsMarket', n),
      );
    }),
};
