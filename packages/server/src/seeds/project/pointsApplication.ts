import { pointsApplication } from '@lattice/api/resources/project/pointsApplication';
import type { Seed } from '../../town/Seed.ts';
import { applications } from '../../town/records/applications.ts';
import { after, compact } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 积分申报 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    applications(town).map(({ n, person, type, applicantId, rule, points, reason, time, status }) => {
      const spot = spotOf(town, 'project/pointsApplication', n, person);
      const auditor = workerAt(spot.community.deptId, 1);
      const isDecided = status === '1' || status === '2';
      return completeRow(
        pointsApplication,
        {
          applyNo: `SB${compact(time)}${String(n + 1).padStart(4, '0')}`,
          applicantType: type,
          applicantId,
          ruleId: rule.id,
          points,
          approvedPoints: status === '1' ? points : null,
          occurDate: time.slice(0, 10),
          reason,
          proofs: pictureOf('event', n),
          applyTime: time,
          auditUser: isDecided ? auditor.userId : null,
          auditTime: isDecided ? after(time, 1400) : null,
          auditRemark: status === '2' ? '材料不全，请补充照片。' : null,
          status,
          createTime: time,
          updateTime: time,
        },
        spot,
      );
    }),
};
