import { dayFrom } from '@lattice/api/day';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { leaves } from '../../town/records/duty.ts';
import { memberOf, members } from '../../town/people/members.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 网格员请假审批 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    leaves(town).map((leave) => {
      const { member, type, first, last, back, days, status, reason } = leave;
      const approver = workerAt(member.grid.community.deptId);
      const [requested, yesterday] = [dayFrom(first, -3), dayFrom(town.today, -1)];
      const applyTime = `${requested < yesterday ? requested : yesterday} 16:20:00`;
      const isDecided = ['2', '3', '5'].includes(status);
      const substitute = memberOf(members(town), member.grid, member.n + 1);
      return {
        id: leave.id,
        gridMemberId: member.id,
        griddingId: member.grid.id,
        leaveType: type,
        startTime: `${first} 08:30:00`,
        endTime: `${last} 17:30:00`,
        leaveDays: days,
        reason,
        substituteId: substitute.id,
        applyTime: status === '0' ? null : applyTime,
        approveUserId: approver.userId,
        approveTime: isDecided ? after(applyTime, 95) : null,
        approveOpinion: isDecided ? (status === '3' ? '近期任务集中，请改期。' : '同意，注意工作交接。') : null,
        backTime: status === '5' ? `${back} 08:25:00` : null,
        leaveStatus: status,
        createTime: applyTime,
        updateTime: applyTime,
        createUser: member.userId,
        createDept: member.grid.community.deptId,
      };
    }),
};
