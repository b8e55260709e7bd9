import { pointsManage } from '@lattice/api/resources/project/pointsManage';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { rules } from '../../town/records/rules.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 积分管理 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    rules.map((rule, n) =>
      completeRow(
        pointsManage,
        {
          id: rule.id,
          ruleName: rule.name,
          ruleCode: rule.code,
          personTypes: rule.persons,
          category: rule.category,
          changeType: rule.change,
          points: rule.points,
          dayLimit: rule.points * 3,
          monthLimit: rule.points * 20,
          triggerMode: ['1', '2', '3', '4', '5', '6'].includes(rule.source) ? '1' : n % 2 === 0 ? '2' : '3',
          needProof: rule.change === '1' ? 1 : 0,
          needAudit: 1,
          standard: `${rule.name}，每次${rule.change === '1' ? '加' : '扣'}${rule.points}分，以系统记录为准。`,
          effectiveDate: '2024-01-01',
          expireDate: '2029-12-31',
          deptId: officeOf('peace').id,
          status: n === 12 ? '0' : '1',
          createTime: '2023-12-25 10:00:00',
          updateTime: '2023-12-25 10:00:00',
        },
        spotOf(town, 'project/pointsManage', n),
      ),
    ),
};
