import { dayFrom } from '@lattice/api/day';
import type { Seed } from '../../town/Seed.ts';
import { gridAt } from '../../town/places/grids.ts';
import { idOf } from '../../town/idOf.ts';
import { members } from '../../town/people/members.ts';

/** Start data of 网格与网格员关联 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => [
    ...members(town).map(({ id, grid, post, entry, n }) => ({
      id: idOf('grid/gridmemberintermediate', n),
      griddingId: grid.id,
      gridMemberId: id,
      memberPost: post,
      isMain: 1,
      startDate: entry,
      endDate: null,
      isCurrent: 1,
      createDept: grid.community.deptId,
      remark: null,
    })),
    ...members(town)
      .filter(({ n }) => n % 8 === 3)
      .map(({ id, grid, entry, n }) => ({
        id: idOf('grid/gridmemberintermediate', 500 + n),
        griddingId: gridAt(grid.community.n * 10 + ((grid.n + 1) % 10)).id,
        gridMemberId: id,
        memberPost: '4',
        isMain: 0,
        startDate: dayFrom(entry, 30),
        endDate: dayFrom(entry, 150),
        isCurrent: 0,
        createDept: grid.community.deptId,
        remark: '代岗期满，调回主责网格',
      })),
    // Some look after the grid beside theirs too, until somebody is found for it.
    ...members(town)
      .filter(({ n }) => n % 20 === 13)
      .map(({ id, grid, n }) => ({
        id: idOf('grid/gridmemberintermediate', 800 + n),
        griddingId: gridAt(grid.community.n * 10 + ((grid.n + 1) % 10)).id,
        gridMemberId: id,
        memberPost: '4',
        isMain: 0,
        startDate: dayFrom(town.today, -40),
        endDate: null,
        isCurrent: 1,
        createDept: grid.community.deptId,
        remark: '相邻网格人手不足，暂时兼管',
      })),
  ],
};
