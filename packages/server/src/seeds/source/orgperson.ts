import { orgperson } from '@lattice/api/resources/source/orgperson';
import type { Seed } from '../../town/Seed.ts';
import { communities } from '../../town/places/communities.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';

const functions = ['01', '02', '03'] as const;

/** Start data of 综治队伍人员 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    [
      ...[0, 1, 2].map((place) => ({ worker: workerAt(officeOf('peace').id, place), place, org: 0 })),
      ...communities.flatMap(({ deptId, n }) =>
        [0, 1, 2].map((place) => ({ worker: workerAt(deptId, place), place, org: n + 1 })),
      ),
    ].map(({ worker, place, org }, n) =>
      completeRow(
        orgperson,
        {
          orgId: idOf('source/orgcomprehensive', org),
          personName: worker.name,
          sex: worker.sex,
          idCard: worker.idCard,
          birthDate: worker.birth,
          nation: '01',
          politicalStatus: place < 2 ? '01' : '13',
          memberLevel: org === 0 ? (place === 0 ? '142' : '150') : '199',
          duty: functions[place],
          specialty: place === 0 ? '03,01' : place === 1 ? '03' : '06',
          education: place === 0 ? '21' : '31',
          phone: worker.phone,
          userId: worker.userId,
          workState: '1',
          createTime: '2023-02-16 09:00:00',
          updateTime: '2023-02-16 09:00:00',
          createDept: worker.deptId,
        },
        spotOf(town, 'source/orgperson', n),
      ),
    ),
};
