import { dayFrom } from '@lattice/api/day';
import { comprehensiveProject } from '@lattice/api/resources/project/ComprehensiveProject';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 综合项目 in the demo town. */
export const seed = demoRows(comprehensiveProject, 24, ({ n, town, random, grid, community }) => {
  const [name, type, amount] = (
    [
      ['老旧小区雨污分流改造', '2', 680],
      ['村道硬化工程', '1', 320],
      ['枫溪生态护岸', '5', 1250],
      ['智慧安防小区', '4', 210],
      ['茶叶加工厂', '3', 460],
      ['党群服务中心提升', '7', 95],
      ['口袋公园', '5', 130],
      ['停车场扩建', '2', 88],
    ] as const
  )[n % 8] as readonly [string, string, number];
  const status = (['2', '4', '5', '2', '1', '0', '3', '5'] as const)[(n * 3) % 8] ?? '2';
  const begun = ['2', '3', '4', '5'].includes(status);
  const over = status === '4' || status === '5';
  const planStart = dayFrom(town.today, begun ? -300 - n : 60);
  const dept = officeOf((['building', 'farming', 'peace', 'economy'] as const)[n % 4] ?? 'building');
  return {
    projectName: `${community.name}${name}`,
    projectNo: `XM${planStart.slice(0, 4)}${String(n + 1).padStart(3, '0')}`,
    projectType: type,
    chargeDept: dept.id,
    chargeName: workerAt(dept.id).name,
    phone: workerAt(dept.id).phone,
    constructUnit: begun ? '云岚建筑公司' : null,
    projectRange: {
      type: 'Polygon',
      coordinates: [[grid.at(0.3, 0.3), grid.at(0.5, 0.3), grid.at(0.5, 0.45), grid.at(0.3, 0.45), grid.at(0.3, 0.3)]],
    },
    investAmount: amount,
    fundSource: n % 3 === 0 ? '1,2' : '2',
    planStartDate: planStart,
    planEndDate: dayFrom(planStart, 270),
    actualStartDate: begun ? dayFrom(planStart, 6) : null,
    actualEndDate: over ? dayFrom(planStart, 262) : null,
    progressRate: over ? 100 : begun ? random.int(20, 90) : 0,
    content: `${name}，惠及周边约${random.int(80, 900)}户居民。`,
    status,
  };
});
