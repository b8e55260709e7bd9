import { messageFilter } from '@lattice/api/resources/cms/messageFilter';
import { demoRows } from '../../town/fill/demoRows.ts';
import { roleId } from '../../town/people/staff.ts';
import { communities } from '../../town/places/communities.ts';
import { officeOf } from '../../town/places/offices.ts';

const [first] = communities;

/** Start data of 收件筛选 in the demo town. */
export const seed = demoRows(messageFilter, 2, ({ n }) =>
  n === 0
    ? {
        filterName: '首个社区的网格员和网格长',
        deptIds: first?.deptId ?? null,
        roleIds: [roleId('gridmember'), roleId('gridleader')].join(','),
        griddingIds: null,
      }
    : {
        filterName: '平安办和综合执法办',
        deptIds: [officeOf('peace'), officeOf('enforcement')].map(({ id }) => id).join(','),
        roleIds: null,
        griddingIds: null,
      },
);
