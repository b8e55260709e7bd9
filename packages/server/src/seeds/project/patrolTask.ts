import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import type { Seed } from '../../town/Seed.ts';
import { after, compact } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';
import { dailyPatrol } from '../../town/records/dailyPatrol.ts';
import { rounds } from '../../town/records/rounds.ts';

/** Minutes for which a daily patrol is planned. */
const TWO_MONTHS = 60 * 1440;

/** Start data of 巡查任务 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    [...rounds(town), dailyPatrol(town).plan].map(({ n, name, start, status, spot, taskId, isDaily = false }) =>
      completeRow(
        patrolTask,
        {
          id: taskId,
          taskNo: `XCRW${compact(start)}${String(n + 1).padStart(3, '0')}`,
          taskName: name,
          taskType: n % 5 === 0 ? '2' : '1',
          patrolType: ['2', '1', '4', '6'][n % 4],
          startTime: start,
          endTime: after(start, isDaily ? TWO_MONTHS : status === '2' ? 1439 : 600),
          cycleType: isDaily ? '1' : '0',
          cycleDays: null,
          priority: '3',
          gridMemberIds: spot.member.id,
          issueTime: status === '0' ? null : after(start, -900),
          requirement: '逐点打卡拍照，发现问题及时上报。',
          status,
          createTime: after(start, -1000),
          updateTime: start,
          createUser: workerAt(officeOf('peace').id, 2).userId,
          createDept: officeOf('peace').id,
        },
        spot,
      ),
    ),
};
