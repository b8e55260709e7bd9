import { dayFrom } from '@lattice/api/day';
import { keypersonnelreleased } from '@lattice/api/resources/source/keypersonnelreleased';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 刑满释放人员 in the demo town. */
export const seed = demoRows(
  keypersonnelreleased,
  12,
  ({ n, town, random }) => {
    const releaseDate = dayFrom(town.today, -random.int(40, 1700));
    return {
      isRecidivist: n % 12 === 5 ? 1 : 0,
      originalCrime: random.weighted([
        ['05', 6],
        ['06', 5],
        ['02', 3],
        ['04', 2],
        ['03', 1],
      ]),
      originalSentence: random.pick(['有期徒刑八个月', '有期徒刑一年', '有期徒刑二年六个月', '有期徒刑三年']),
      servingPlace: '云岚监狱',
      releaseDate,
      riskAssessType: random.weighted([
        ['02', 8],
        ['01', 2],
      ]),
      connectDate: releaseDate,
      connectStatus: random.pick(['03', '01', '05']),
      placementDate: dayFrom(releaseDate, 40),
      placementStatus: random.pick(['06', '05', '07', '01']),
      helpEducation: '每月谈话一次，帮助联系就业，家庭关系稳定。',
      isReoffend: 0,
    };
  },
  { about: residentsIn('keypersonnelreleased') },
);
