import { eventdelay } from '@lattice/api/resources/event/eventdelay';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { events } from '../../town/records/events.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';

const reasons = [
  '需等待配件到货，预计三日内完成更换。',
  '连续降雨，室外施工无法进行。',
  '当事人外出，返回后方能组织调解。',
  '涉及产权单位较多，正在会商方案。',
] as const;

/** Start data of 事件延期 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    events(town)
      .filter(({ signed, n }) => signed !== undefined && n % 17 === 4)
      .map((event, n) => {
        const status = event.handled === undefined ? '1' : n % 6 === 5 ? '3' : '2';
        const head = workerAt(officeOf('peace').id);
        const applyTime = after(event.signed ?? event.reported, 90);
        return completeRow(
          eventdelay,
          {
            eventId: event.id,
            originalDeadline: event.deadline,
            delayDays: 1 + (n % 5),
            reason: reasons[n % reasons.length],
            applyUserId: event.clerk.userId,
            applyDeptId: event.clerk.deptId,
            applyTime,
            delayStatus: status,
            auditOpinion:
              status === '1' ? null : status === '2' ? '情况属实，同意延期。' : '理由不充分，请按时限办理。',
            auditUserId: status === '1' ? null : head.userId,
            auditTime: status === '1' ? null : after(applyTime, 75),
            createTime: applyTime,
            updateTime: applyTime,
            createUser: event.clerk.userId,
            createDept: event.clerk.deptId,
          },
          spotOf(town, 'event/eventdelay', n),
        );
      }),
};
