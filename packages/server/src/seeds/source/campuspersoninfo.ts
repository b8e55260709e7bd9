import { campuspersoninfo } from '@lattice/api/resources/source/campuspersoninfo';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { residentsIn, registersOf } from '../../town/people/registers.ts';

/** Start data of 学校周边重点人员 in the demo town. */
export const seed = demoRows(
  campuspersoninfo,
  12,
  ({ n, town, random, person }) => ({
    schoolId: idOf('source/campusinfo', n % 15),
    keyPersonType: registersOf(town).get(person.n),
    harmDegree: random.pick(['02', '03', '04']),
    isAttention: n % 3 === 0 ? 1 : 0,
    distance: random.int(60, 480),
    controlMeasure: '上下学时段网格员在校门口值守，与家属保持联系。',
    manageStatus: '1',
  }),
  {
    about: (town) =>
      residentsIn('keypersonnelpsychotic')(town).filter((_, n) => town.scale === 'sample' || n % 5 === 1),
  },
);
