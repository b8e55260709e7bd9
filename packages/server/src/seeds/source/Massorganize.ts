import { massorganize } from '@lattice/api/resources/source/Massorganize';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 群防群治组织 in the demo town. */
export const seed = demoRows(massorganize, 20, ({ n, town, person, community }) => {
  const kind = n % 4;
  const names = ['义务巡防队', '红袖章志愿者队', '专职巡防队', '邻里守望队'] as const;
  const leader = person;
  return {
    orgName: `${community.name}${names[kind]}${n >= 12 ? '（二队）' : ''}`,
    orgType: ['02', '04', '01', '02'][kind],
    orgLevel: '06',
    orgId: idOf('source/orgcomprehensive', community.n + 1),
    guideDept: kind === 2 ? '枫桥派出所' : '枫桥镇平安建设办公室',
    memberCount: town.scale === 'town' ? 6 : 2,
    mainDuty: '开展日常巡逻、平安宣传和矛盾排查。',
    principalName: leader.name,
    principalPhone: leader.phone,
    isEnabled: 1,
  };
});
