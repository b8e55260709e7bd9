import { disasterPoints } from '@lattice/api/resources/project/disasterPoints';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 灾害隐患点 in the demo town. */
export const seed = demoRows(disasterPoints, 24, ({ n, random, grid, community, member }) => {
  const [disasterType, what, measure] = (
    [
      ['2', '边坡滑坡隐患', '设置截水沟和警示牌，雨天专人值守。'],
      ['8', '低洼内涝点', '配备移动水泵，汛前疏通管网。'],
      ['10', '危旧房', '人员已撤离，列入拆除计划。'],
      ['7', '山洪沟', '清淤疏浚，安装水位计。'],
      ['9', '林火易发区', '清理防火带，防火期设卡。'],
    ] as const
  )[n % 5] as readonly [string, string, string];
  return {
    pointName: `${grid.name}${what}`,
    pointCode: `ZH980102${String(n + 1).padStart(4, '0')}`,
    disasterType,
    dangerLevel: random.weighted([
      ['4', 6],
      ['3', 3],
      ['2', 1],
    ]),
    stability: random.pick(['2', '3', '1']),
    affectRange: {
      type: 'Polygon',
      coordinates: [
        [grid.at(0.4, 0.4), grid.at(0.6, 0.42), grid.at(0.58, 0.58), grid.at(0.41, 0.56), grid.at(0.4, 0.4)],
      ],
    },
    threatHouseholds: random.int(2, 18),
    threatPeople: random.int(6, 60),
    threatProperty: random.int(30, 800),
    phone: workerAt(community.deptId).phone,
    monitorName: member.person.name,
    monitorPhone: member.person.phone,
    warnSignal: random.pick(['1', '2', '4']),
    hedgePointIds: idOf('project/hedgePoints', community.n),
    planId: idOf('project/intelligentPlan', disasterType === '9' ? 1 : 0),
    preventMeasure: measure,
    status: random.weighted([
      ['1', 8],
      ['2', 2],
    ]),
  };
});
