import type { Seed } from '../../town/Seed.ts';
import { events } from '../../town/records/events.ts';
import { idOf } from '../../town/idOf.ts';
import { timelineOf } from '../../town/records/timeline.ts';

/** Start data of 事件流转记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    events(town).flatMap((event) =>
      timelineOf(event).map((step, i) => ({
        id: idOf('event/eventprocess', event.n * 20 + i),
        eventId: event.id,
        nodeName: step.node,
        actionName: step.action,
        fromStatus: step.from,
        toStatus: step.to,
        operateUserId: step.userId,
        operateDeptId: step.deptId,
        operateTime: step.time,
        opinion: step.opinion,
        nextDeptId: step.next?.deptId,
        nextUserId: step.next?.userId,
        usedMinutes: step.minutes,
        createTime: step.time,
        updateTime: step.time,
        createUser: step.userId,
        createDept: step.deptId,
      })),
    ),
};
