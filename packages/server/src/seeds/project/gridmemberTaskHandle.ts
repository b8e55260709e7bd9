import { dayFrom } from '@lattice/api/day';
import { gridmemberTaskHandle } from '@lattice/api/resources/project/gridmemberTaskHandle';
import type { Seed } from '../../town/Seed.ts';
import { after, momentOf } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';
import { taskMembers, taskStatus, tasks } from '../../town/records/tasks.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 网格员任务办理 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    Array.from({ length: town.scale === 'town' ? 90 : 5 }, (_, n) => n)
      .filter((n) => taskStatus(n) !== '0')
      .flatMap((n) => {
        const spot = spotOf(town, 'project/gridmemberTask', n);
        const task = tasks[n % tasks.length] as (typeof tasks)[number];
        const state = taskStatus(n);
        const issued = momentOf(dayFrom(town.today, state === '1' ? -1 : -20 - n * 2), 560 + (n % 200));
        return taskMembers(town, spot.grid).map((member, i) => {
          const status =
            { '1': '0', '2': i === 0 ? '2' : '1', '3': '3', '4': i === 0 ? '3' : '5', '5': '5' }[state] ?? '0';
          const [isDone, isAudited] = [status === '2' || status === '3', status === '3'];
          return completeRow(
            gridmemberTaskHandle,
            {
              id: idOf('project/gridmemberTaskHandle', n * 2 + i),
              taskId: idOf('project/gridmemberTask', n),
              taskTitle: task[1],
              gridMemberId: member.id,
              griddingId: member.grid.id,
              receiveTime: status === '0' ? null : after(issued, 50),
              deadline: after(issued, 60 * 24 * 7),
              handleTime: isDone ? after(issued, 3000 + i * 400) : null,
              handleContent: isDone ? task[3] : status === '0' ? '待签收' : '办理中',
              address: member.grid.name,
              images: isDone ? pictureOf('patrol', n) : null,
              auditUser: isAudited ? workerAt(spot.community.deptId, 1).userId : null,
              auditTime: isAudited ? after(issued, 5000) : null,
              auditRemark: isAudited ? '完成质量好。' : null,
              score: isAudited ? 88 + ((n + i) % 12) : null,
              rewardPoints: isAudited ? 5 : null,
              status,
              createTime: issued,
              updateTime: issued,
              createUser: member.userId,
              createDept: member.grid.community.deptId,
            },
            { ...spot, member },
          );
        });
      }),
};
