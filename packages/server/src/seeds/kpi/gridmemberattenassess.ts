import { gridmemberattenassess } from '@lattice/api/resources/kpi/gridmemberattenassess';
import type { Seed } from '../../town/Seed.ts';
import { assessments, gradeOf } from '../../town/records/assessments.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 网格员考勤考核 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    assessments(town).map((one, n) =>
      completeRow(
        gridmemberattenassess,
        {
          gridMemberId: one.member.id,
          griddingId: one.member.grid.id,
          deptId: one.member.grid.community.deptId,
          assessMonth: one.month,
          shouldDays: one.should,
          actualDays: one.actual,
          lateCount: one.late,
          earlyCount: one.early,
          absentDays: one.absent,
          leaveDays: one.leave,
          missPunchCount: one.absent * 2,
          makeupCount: 0,
          outGridMinutes: (one.member.n * 13) % 45,
          onlineHours: one.hours,
          attendanceScore: one.attendance,
          assessGrade: gradeOf(one.attendance),
          assessStatus: one.status,
          createTime: one.time,
          updateTime: one.time,
          createDept: officeOf('peace').id,
        },
        spotOf(town, 'kpi/gridmemberattenassess', n),
      ),
    ),
};
