import { keypersonnelwidowed } from '@lattice/api/resources/source/keypersonnelwidowed';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 孤寡（独居）人员 in the demo town. */
export const seed = demoRows(
  keypersonnelwidowed,
  12,
  ({ random, person }) => {
    const living = person.household.people.length;
    return {
      widowType: living === 1 ? '03' : person.marital === '30' ? '02' : '04',
      selfCareAbility: person.age > 82 ? '2' : '1',
      isLivingAlone: living === 1 ? 1 : 0,
      incomeSource: random.pick(['01', '01', '03', '04']),
      monthlyIncome: random.int(180, 3600),
      subsidyType: person.age >= 80 ? '03' : random.chance(15) ? '01' : '00',
      hasDisability: person.age > 78 && random.chance(20) ? 1 : 0,
      contactRelation: '20',
      serviceNeeds: random.pick(['01,06', '03,08', '06', '01,02']),
      helpSituation: '结对志愿者每周上门，安装一键呼叫设备。',
    };
  },
  { about: residentsIn('keypersonnelwidowed') },
);
