import { dayFrom } from '@lattice/api/day';
import { publicsecuritykeyarea } from '@lattice/api/resources/source/publicsecuritykeyarea';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 治安重点地区 in the demo town. */
export const seed = demoRows(publicsecuritykeyarea, 9, ({ n, town, grid, community }) => {
  const [areaType, what, problem] = (
    [
      ['03', '出租屋聚集区', '08,13'],
      ['09', '农贸市场周边', '02,12'],
      ['04', '校园周边', '10,12'],
      ['07', '商业街夜市', '02,14'],
      ['06', '客运站周边', '02,12'],
    ] as const
  )[n % 5] as readonly [string, string, string];
  const status = (['2', '4', '2', '3', '4'] as const)[n % 5] ?? '2';
  return {
    areaName: `${community.name}${what}`,
    securityProblem: problem,
    areaType,
    areaScope: `${community.streets[0]}至${community.streets[1]}沿线`,
    leadUnit: officeOf('police').id,
    participantUnits: '平安建设办公室、综合行政执法队、市场监督管理所',
    leadName: workerAt(officeOf('police').id).name,
    leadPhone: workerAt(officeOf('police').id).phone,
    deadline: dayFrom(town.today, status === '4' ? -40 : 60),
    criminalCaseCount: n % 3,
    publicOrderCaseCount: 2 + n,
    rectifySituation: '增设视频探头，每晚安排巡逻，清查出租房。',
    effectAssess: status === '4' ? '02' : null,
    rectifyStatus: status,
    geom: {
      type: 'Polygon',
      coordinates: [
        [grid.at(0.2, 0.2), grid.at(0.7, 0.25), grid.at(0.75, 0.6), grid.at(0.25, 0.65), grid.at(0.2, 0.2)],
      ],
    },
  };
});
