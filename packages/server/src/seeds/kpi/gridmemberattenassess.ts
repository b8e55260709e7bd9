import { gridmemberattenassess } from '@lattice/api/resources/kpi/gridmemberattenassess';
import type { Seed } from '../../town/Seed.ts';
import { assessments } from '../../town/records/assessments.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 网格员考勤考核 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    assessments(town).map(({ member, month, status, time, ...figures }, n) =>
      completeRow(
        gridmemberattenassess,
        {
          gridMemberId: member.id,
          griddingId: member.grid.id,
          deptId: member.grid.community.deptId,
          assessMonth: month,
          ...figures,
          makeupCount: 0,
          outGridMinutes: (member.n * 13) % 45,
          assessStatus: status,
          createTime: time,
          updateTime: time,
          createDept: officeOf('peace').id,
        },
        spotOf(town, 'kpi/gridmemberattenassess', n),
      ),
    ),
};
