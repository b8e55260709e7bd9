import { gridmemberattendanceset } from '@lattice/api/resources/grid/gridmemberattendanceset';
import type { Seed } from '../../town/Seed.ts';
import { clock } from '../../town/calendar.ts';
import { communities } from '../../town/places/communities.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { basicGrids } from '../../town/places/grids.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 考勤设置 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    communities.map((community, n) =>
      completeRow(
        gridmemberattendanceset,
        {
          setName: `${community.name}网格员考勤`,
          deptId: community.deptId,
          griddingIds: basicGrids
            .filter((grid) => grid.community === community)
            .map(({ id }) => id)
            .join(','),
          gridMemberIds: null,
          workDays: '1,2,3,4,5',
          onTime: clock(8, 30),
          offTime: clock(17, 30),
          lateMinutes: 10,
          earlyMinutes: 10,
          absentMinutes: 120,
          punchMode: '1',
          punchRadius: null,
          address: null,
          minOnlineHours: 7,
          holidayRule: '1',
          effectiveDate: '2024-01-01',
          isEnabled: 1,
          createTime: '2023-12-20 09:00:00',
          updateTime: '2023-12-20 09:00:00',
          createDept: officeOf('peace').id,
        },
        spotOf(town, 'grid/gridmemberattendanceset', n),
      ),
    ),
};
