import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import type { Seed } from '../../town/Seed.ts';
import { assessments, gradeOf } from '../../town/records/assessments.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 网格员基础考核 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    assessments(town).map((one, n) =>
      completeRow(
        gridmemberbaseassess,
        {
          gridMemberId: one.member.id,
          griddingId: one.member.grid.id,
          deptId: one.member.grid.community.deptId,
          assessMonth: one.month,
          baseScore: 60,
          ...one.scores,
          attendanceScore: one.attendance,
          addScore: one.member.n % 17 === 3 ? 2 : 0,
          deductScore: one.absent > 0 ? one.absent * 2 : 0,
          assessGrade: gradeOf(one.total),
          rankNo: one.rank,
          scoreReason:
            one.member.n % 17 === 3 ? '及时发现火情隐患，加2分。' : one.absent > 0 ? `旷工${one.absent}天。` : null,
          assessUserId: workerAt(officeOf('peace').id).userId,
          assessTime: one.time,
          assessStatus: one.status,
          createTime: one.time,
          updateTime: one.time,
          createDept: officeOf('peace').id,
        },
        spotOf(town, 'kpi/gridmemberbaseassess', n),
      ),
    ),
};
