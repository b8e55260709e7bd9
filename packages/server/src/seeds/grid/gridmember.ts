import { gridmember } from '@lattice/api/resources/grid/gridmember';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { members } from '../../town/people/members.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 网格员 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    members(town).map(({ id, userId, person, grid, post, entry, n }) =>
      completeRow(
        gridmember,
        {
          id,
          userId,
          workNo: `WG${String(n + 1).padStart(4, '0')}`,
          memberType: n % 11 === 10 ? '2' : '1',
          memberPost: post,
          entryDate: entry,
          employmentType: n % 5 === 0 ? '5' : n % 3 === 0 ? '3' : '2',
          workState: n % 29 === 17 ? '4' : n % 41 === 40 ? '2' : '1',
          duties:
            post === '1'
              ? '统筹网格工作，组织会商，督促事项办结。'
              : '入户走访、信息采集、隐患排查、矛盾调解、代办服务。',
          createTime: `${entry} 09:00:00`,
          updateTime: `${entry} 09:00:00`,
          griddingId: grid.id,
        },
        spotOf(town, 'grid/gridmember', n, person),
      ),
    ),
};
