import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 智能预案 in the demo town. */
export const seed = demoRows(intelligentPlan, 5, ({ n }) => {
  const [planName, planType, level, source] = (
    [
      ['防汛抢险应急预案', '1', '3', '3'],
      ['森林火灾处置预案', '1', '3', '1'],
      ['燃气泄漏处置预案', '2', '4', '1'],
      ['群体性聚集处置预案', '4', '4', '2'],
      ['突发公共卫生事件预案', '3', '4', '4'],
    ] as const
  )[n] as readonly [string, string, string, string];
  const commander = workerAt(officeOf('emergency').id);
  return {
    planName: `枫桥镇${planName}`,
    planCode: `YA${String(n + 1).padStart(3, '0')}`,
    planType,
    responseLevel: level,
    triggerSource: source,
    triggerRule: { warnLevel: '2', minCount: 1, withinMinutes: 30 },
    autoStart: 0,
    griddingIds: null,
    radius: 1500,
    commandDept: officeOf('emergency').id,
    commanderId: commander.userId,
    phone: commander.phone,
    teams: [
      {
        groupName: '抢险组',
        leaderUserId: workerAt(officeOf('emergency').id, 1).userId,
        memberUserIds: [],
        duty: '现场处置',
      },
      {
        groupName: '后勤组',
        leaderUserId: workerAt(officeOf('general').id, 1).userId,
        memberUserIds: [],
        duty: '物资和车辆保障',
      },
    ],
    steps: [
      {
        stepNo: 1,
        title: '核实险情',
        roleName: '网格员',
        content: '十分钟内到场核实并上报照片。',
        limitMinutes: 10,
        notifyType: '2',
      },
      {
        stepNo: 2,
        title: '疏散群众',
        roleName: '社区书记',
        content: '按疏散路线组织转移。',
        limitMinutes: 30,
        notifyType: '3',
      },
      {
        stepNo: 3,
        title: '抢险处置',
        roleName: '应急办',
        content: '调派队伍和物资。',
        limitMinutes: 60,
        notifyType: '5',
      },
    ],
    emergencyResourceIds: [0, 1, 2].map((at) => idOf('dispatch/emergencyResources', at)).join(','),
    hedgePointIds: idOf('project/hedgePoints', n),
    monitorIds: idOf('dispatch/resourcesmonitor', n),
    notifyTemplate: '【枫桥镇】{place}发生{event}，请按预案响应。',
    content: `<h3>${planName}</h3><p>坚持生命至上、快速响应、分级负责。</p>`,
    version: 'V1.2',
    effectiveDate: '2024-04-01',
    runStatus: '0',
    status: n === 4 ? '0' : '1',
  };
});
