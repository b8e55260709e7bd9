import { preventiongroup } from '@lattice/api/resources/source/preventiongroup';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 重点防范群体人员 in the demo town. */
export const seed = demoRows(
  preventiongroup,
  12,
  ({ random }) => {
    const [groupType, groupName, appeal] = random.pick([
      ['02', '某理财平台投资人', '要求尽快返还投资本金。'],
      ['09', '清溪新城购房业主', '要求开发商明确交房时间。'],
      ['04', '河湾装修项目工人', '要求结清剩余工资。'],
      ['03', '建设路拓宽被征迁户', '要求提高过渡费标准。'],
      ['10', '石桥垃圾中转站周边居民', '要求公开选址论证情况。'],
    ] as const);
    return {
      groupType,
      groupName,
      memberRole: random.weighted([
        ['3', 7],
        ['2', 2],
        ['1', 1],
      ]),
      groupSize: random.int(12, 60),
      involvedAmount: ['02', '09', '04'].includes(groupType) ? random.int(1, 40) * 10_000 : null,
      appeal,
      activityTrend: '近一月无聚集动向，通过微信群交流。',
      contactMeans: '1,3',
      stabilityRisk: random.weighted([
        ['4', 4],
        ['3', 4],
        ['2', 1],
      ]),
      stabilizeMeasure: '定期通报办理进展，一对一联系。',
      resolveStatus: random.pick(['2', '2', '3', '1']),
    };
  },
  { about: residentsIn('preventiongroup') },
);
