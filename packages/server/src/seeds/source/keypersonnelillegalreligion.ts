import { dayFrom } from '@lattice/api/day';
import { keypersonnelillegalreligion } from '@lattice/api/resources/source/keypersonnelillegalreligion';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 涉邪教（非法宗教）人员 in the demo town. */
export const seed = demoRows(
  keypersonnelillegalreligion,
  12,
  ({ n, town, random, community }) => {
    const convertDate = dayFrom(town.today, -random.int(100, 900));
    return {
      groupNature: '2',
      religionName: '未登记的家庭聚会点',
      memberRole: '3',
      obsessionLevel: random.pick(['1', '2']),
      joinDate: dayFrom(convertDate, -1200),
      quitDate: convertDate,
      activityPlace: `${community.name}民房`,
      isTrained: 1,
      isConverted: n % 3 === 2 ? 0 : 1,
      convertDate,
      lifeSituation: '思想稳定，参加社区活动，未再参与聚集。',
    };
  },
  { about: residentsIn('keypersonnelillegalreligion') },
);
