import { dayFrom } from '@lattice/api/day';
import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { demoRows } from '../../../town/fill/demoRows.ts';
import { type Worker, officeStaff, workerAt } from '../../../town/people/staff.ts';

/** Start data of 请假流程 in the demo town. */
export const seed = demoRows(leave, { town: 16, sample: 3 }, ({ n, town }) => {
  const status = (['2', '2', '1', '3'] as const)[n % 4] ?? '2';
  const worker = officeStaff[(n * 5) % officeStaff.length] as Worker;
  const start = dayFrom(town.today, status === '1' ? 3 : -n * 9 - 5);
  return {
    startTime: `${start} 08:30:00`,
    endTime: `${dayFrom(start, n % 3)} 17:30:00`,
    reason: ['年休假', '陪同家人就医', '参加培训', '家中有事'][n % 4],
    taskUser: workerAt(worker.deptId).userId,
    applyTime: `${dayFrom(start, -3)} 15:00:00`,
    flow: null,
    status,
    createTime: `${dayFrom(start, -3)} 15:00:00`,
    updateTime: `${dayFrom(start, -2)} 10:00:00`,
    createUser: worker.userId,
    createDept: worker.deptId,
  };
});
