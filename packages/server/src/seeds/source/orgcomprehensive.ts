import { orgcomprehensive } from '@lattice/api/resources/source/orgcomprehensive';
import type { Seed } from '../../town/Seed.ts';
import { communities } from '../../town/places/communities.ts';
import { seats } from '../../town/places/estates.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { phoneOf, workerAt } from '../../town/people/staff.ts';

const duty = '统筹矛盾纠纷调处、网格管理、重点人员服务和应急联动。';

/** Start data of 综治机构（综治中心） in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    [undefined, ...communities].map((community, n) => {
      const spot = spotOf(town, 'source/orgcomprehensive', n);
      const head = workerAt(community?.deptId ?? officeOf('peace').id);
      const seat = seats[community?.n ?? 0];
      return completeRow(
        orgcomprehensive,
        {
          orgName: `${community?.name ?? '枫桥镇'}综治中心`,
          orgCode: `ZZ${community?.code ?? '980102101'}`,
          parentId: community ? idOf('source/orgcomprehensive', 0) : null,
          orgType: '03',
          orgLevel: community ? '06' : '05',
          regionCode: community?.code ?? '980102101',
          address: `云岚市清溪区枫桥镇${seat?.street}${community ? 1 : 3}号`,
          phone: phoneOf(600_000 + n),
          principalName: head.name,
          principalPhone: head.phone,
          memberUnits: community
            ? '居（村）委会、警务室、调解委员会'
            : '平安建设办公室、派出所、司法所、市场监管所、卫生院',
          mainDuty: duty,
          deptId: community?.deptId ?? officeOf('peace').id,
          griddingId: seat?.grid.id,
          lng: seat?.place[0].toFixed(6),
          lat: seat?.place[1].toFixed(6),
          sort: n + 1,
          createTime: '2023-02-15 09:00:00',
          updateTime: '2023-02-15 09:00:00',
          createDept: officeOf('peace').id,
        },
        spot,
      );
    }),
};
