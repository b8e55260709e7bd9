import { dayFrom } from '@lattice/api/day';
import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { after, compact, momentOf } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';
import { taskMembers, taskStatus, tasks } from '../../town/records/tasks.ts';

/** Start data of 网格员任务 in the demo town. */
export const seed = demoRows(gridmemberTask, { town: 90, sample: 5 }, ({ n, town, grid }) => {
  const task = tasks[n % tasks.length] as (typeof tasks)[number];
  const status = taskStatus(n);
  const issueTime = momentOf(dayFrom(town.today, ['0', '1'].includes(status) ? -1 : -20 - n * 2), 560 + (n % 200));
  return {
    taskNo: `RW${compact(issueTime)}${String(n + 1).padStart(3, '0')}`,
    taskTitle: task[1],
    taskType: task[0],
    priority: n % 9 === 0 ? '2' : '3',
    content: task[2],
    griddingIds: grid.id,
    gridMemberIds: taskMembers(town, grid)
      .map(({ id }) => id)
      .join(','),
    issueTime: status === '0' ? null : issueTime,
    deadline: after(issueTime, 60 * 24 * 7),
    needPhoto: 1,
    needLocation: 1,
    rewardPoints: 5,
    status,
    createTime: issueTime,
    updateTime: issueTime,
    createUser: workerAt(officeOf('peace').id, 2).userId,
    createDept: officeOf('peace').id,
  };
});
