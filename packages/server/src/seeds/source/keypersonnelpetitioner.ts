import { dayFrom } from '@lattice/api/day';
import { keypersonnelpetitioner } from '@lattice/api/resources/source/keypersonnelpetitioner';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 重点信访人员 in the demo town. */
export const seed = demoRows(
  keypersonnelpetitioner,
  12,
  ({ town, random }) => {
    const first = dayFrom(town.today, -random.int(120, 1400));
    const resolveStatus = random.weighted([
      ['3', 4],
      ['2', 4],
      ['1', 2],
    ]);
    const [reason, content] = random.pick([
      ['01', '对老宅拆迁安置面积认定有异议，要求重新测量。'],
      ['10', '反映小区物业服务质量下降，公共收益不公开。'],
      ['02', '反映原单位欠缴养老保险，影响退休待遇。'],
      ['04', '对承包地边界确权结果不认可。'],
      ['06', '反映附近加工厂夜间噪声。'],
    ] as const);
    return {
      petitionForm: random.pick(['2', '4', '5']),
      petitionNature: random.pick(['1', '1', '2']),
      petitionReason: reason,
      petitionContent: content,
      firstPetitionDate: first,
      lastPetitionDate: dayFrom(town.today, -random.int(5, 110)),
      petitionCount: random.int(1, 6),
      petitionPlace: random.pick(['1', '1', '2', '3']),
      petitionResult: resolveStatus === '3' ? '已书面答复，当事人签字认可。' : '正在会商办理。',
      resolveStatus,
      stabilizeMeasure: '领导包案，每周联系一次，及时通报进展。',
    };
  },
  { about: residentsIn('keypersonnelpetitioner') },
);
