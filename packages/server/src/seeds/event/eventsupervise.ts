import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { events } from '../../town/records/events.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 事件督办 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    events(town)
      .filter(({ accepted, n }) => accepted !== undefined && n % 12 === 5)
      .map((event, n) => {
        const status = event.handled === undefined ? '1' : n % 4 === 0 ? '2' : '3';
        const head = workerAt(officeOf('general').id);
        const superviseTime = after(event.accepted ?? event.reported, 400);
        return completeRow(
          eventsupervise,
          {
            eventId: event.id,
            superviseLevel: n % 9 === 0 ? '2' : '1',
            superviseMode: n % 5 === 1 ? '3' : '1',
            superviseContent: `请${event.office.deptName}尽快办理“${event.title}”，按时反馈进展。`,
            targetDeptId: event.office.deptId,
            targetUserId: event.clerk.userId,
            limitTime: after(superviseTime, 2880),
            superviseUserId: head.userId,
            superviseDeptId: head.deptId,
            superviseTime,
            feedback: status === '1' ? null : event.kind.done,
            feedbackUserId: status === '1' ? null : event.clerk.userId,
            feedbackTime: status === '1' ? null : after(superviseTime, 960),
            superviseStatus: status,
            createTime: superviseTime,
            updateTime: superviseTime,
            createUser: head.userId,
            createDept: head.deptId,
          },
          spotOf(town, 'event/eventsupervise', n),
        );
      }),
};
