import { eventdistribute } from '@lattice/api/resources/event/eventdistribute';
import type { Seed } from '../../town/Seed.ts';
import { eventKinds } from '../../town/records/eventKinds.ts';
import { categoryId } from '../../town/records/events.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 事件分派规则 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    eventKinds.map((kind, n) =>
      completeRow(
        eventdistribute,
        {
          ruleName: `${kind.name}自动分派`,
          categoryId: categoryId(kind),
          griddingId: null,
          eventLevel: '03,04',
          distributeMode: n % 9 === 8 ? '3' : '1',
          handleDeptId: officeOf(kind.office).id,
          memberPost: '1',
          ccDeptIds: kind.type === '08' ? officeOf('emergency').id : null,
          acceptHours: 4,
          handleHours: kind.hours,
          isAuto: 1,
          smsNotify: kind.hours <= 12 ? 1 : 0,
          priority: 10,
          isEnabled: 1,
          createTime: '2024-01-08 09:00:00',
          updateTime: '2024-01-08 09:00:00',
          createUser: workerAt(officeOf('peace').id).userId,
          createDept: officeOf('peace').id,
        },
        spotOf(town, 'event/eventdistribute', n),
      ),
    ),
};
