import { dayFrom } from '@lattice/api/day';
import { renterinfo } from '@lattice/api/resources/source/renterinfo';
import type { Seed } from '../../town/Seed.ts';
import { compact } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { households } from '../../town/people/people.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 房屋承租信息 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    households(town)
      .filter(({ isMigrant }) => isMigrant)
      .map(({ people: [head, ...others], house, since }, n) => {
        const spot = spotOf(town, 'source/renterinfo', n, head);
        const startDate = dayFrom(since, 2);
        const endDate = dayFrom(town.today, spot.random.int(-20, 330));
        return completeRow(
          renterinfo,
          {
            houseId: house.id,
            lesseeName: head?.name,
            lesseeIdCard: head?.idCard,
            lesseePhone: head?.phone,
            populationId: head?.id,
            rentUse: '02',
            hazardType: n % 17 === 3 ? '02' : n % 23 === 8 ? '04' : '00',
            tenantCount: others.length + 1,
            contractNo: `ZL${compact(startDate)}${String(n + 1).padStart(4, '0')}`,
            startDate,
            endDate,
            monthlyRent: Math.round(house.area * spot.random.decimal(9, 14)),
            isFiled: n % 4 === 3 ? 0 : 1,
            safetyCheckDate: dayFrom(town.today, -spot.random.int(3, 170)),
            hazardSituation:
              n % 17 === 3 ? '楼道电动车充电，已要求移至充电棚。' : n % 23 === 8 ? '插线板串接，房东已更换。' : null,
            rentStatus: endDate < town.today ? '3' : '1',
            griddingId: spot.grid.id,
          },
          spot,
        );
      }),
};
