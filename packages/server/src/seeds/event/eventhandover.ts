import { eventhandover } from '@lattice/api/resources/event/eventhandover';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { events } from '../../town/records/events.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';

const reasons = [
  '经现场核实，问题属于住建部门职责范围。',
  '涉及占道经营，应由综合执法部门处理。',
  '需要民政救助，本部门无法办理。',
] as const;

/** Start data of 事件移交 in the demo town: of events that are being handled, not submitted yet; of others, rejected or withdrawn. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    [
      ...events(town)
        .filter(({ status }) => status === '3')
        .slice(-5),
      ...events(town)
        .filter(({ handled }) => handled !== undefined)
        .slice(-4),
    ].map((event, n) => {
      const applyTime = after(event.signed ?? event.reported, 60);
      return completeRow(
        eventhandover,
        {
          eventId: event.id,
          toDeptId: officeOf((['enforcement', 'social', 'general'] as const)[n % 3] ?? 'general').id,
          reason: reasons[n % reasons.length],
          applyUserId: event.clerk.userId,
          applyDeptId: event.clerk.deptId,
          applyTime,
          handoverStatus: event.handled === undefined ? '0' : n % 2 === 0 ? '3' : '4',
          createTime: applyTime,
          updateTime: applyTime,
          createUser: event.clerk.userId,
          createDept: event.clerk.deptId,
        },
        spotOf(town, 'event/eventhandover', n),
      );
    }),
};
