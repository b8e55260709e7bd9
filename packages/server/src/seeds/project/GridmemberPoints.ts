import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { idOf } from '../../town/idOf.ts';
import { entries } from '../../town/records/ledger.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 网格员积分 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    entries(town).map(({ n, member, rule, time, status }) => {
      const auditor = workerAt(member.grid.community.deptId, 1);
      const isDecided = status !== '0';
      return {
        id: idOf('project/GridmemberPoints', n),
        gridMemberId: member.id,
        personName: member.person.name,
        griddingId: member.grid.id,
        ruleId: rule.id,
        changeType: rule.change,
        points: rule.points,
        sourceType: rule.source,
        occurTime: time,
        assessMonth: time.slice(0, 7),
        reason: rule.name,
        applyUser: member.userId,
        auditUser: isDecided ? auditor.userId : null,
        auditTime: isDecided ? after(time, 1300) : null,
        auditRemark: status === '2' ? '佐证不足。' : status === '3' ? '重复登记，撤销。' : null,
        status,
        createTime: time,
        updateTime: time,
        createUser: member.userId,
        createDept: member.grid.community.deptId,
      };
    }),
};
