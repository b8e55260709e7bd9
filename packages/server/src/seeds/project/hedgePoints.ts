import { dayFrom } from '@lattice/api/day';
import { hedgePoints } from '@lattice/api/resources/project/hedgePoints';
import { type Community, communities } from '../../town/places/communities.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 避险点 in the demo town. */
export const seed = demoRows(hedgePoints, 14, ({ n, town, grid, community, place }) => {
  const [name, hedgeType] = (
    [
      ['党群服务中心', '2'],
      ['文化广场', '3'],
      ['中心小学操场', '1'],
      ['文化礼堂', '5'],
      ['体育馆', '4'],
    ] as const
  )[n % 5] as readonly [string, string];
  // Two are open: one with room, one nearly full.
  const people = n === 1 ? 46 : n === 3 ? 228 : 0;
  return {
    pointName: `${(communities[n % 6] as Community).name}${name}${n >= 6 ? '避险点' : ''}`,
    pointCode: `BX${String(n + 1).padStart(3, '0')}`,
    hedgeType,
    hedgeLevel: '3',
    usableArea: 300 + n * 120,
    capacity: 120 + n * 40,
    currentPeople: people,
    phone: workerAt(community.deptId).phone,
    facilities: '1,2,4,6',
    supplies: [
      { name: '折叠床', quantity: 40, unit: '张' },
      { name: '饮用水', quantity: 60, unit: '箱', expireDate: dayFrom(town.today, 400) },
    ],
    evacuateRoute: { type: 'LineString', coordinates: [grid.at(0.2, 0.2), grid.at(0.45, 0.4), place] },
    status: people > 0 ? '2' : '1',
  };
});
