import { keypersonnelstay } from '@lattice/api/resources/source/keypersonnelstay';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 留守人员 in the demo town. */
export const seed = demoRows(
  keypersonnelstay,
  12,
  ({ random, person, member }) => {
    const isOld = person.age >= 60;
    const main =
      person.household.people.find((one) => one.n !== person.n && one.age >= 22 && one.age < 60) ??
      person.household.people.find((one) => one.n !== person.n) ??
      member.person;
    return {
      householdConsistency: '01',
      stayType: isOld ? '01' : '03',
      personalIncome: isOld ? random.int(3, 14) * 1000 : 0,
      mainMemberIdCard: main.idCard,
      mainMemberName: main.name,
      mainMemberHealth: '10',
      mainMemberRelation: isOld ? (main.sex === '1' ? '20' : '30') : main.sex === '1' ? '51' : '52',
      mainMemberPhone: main.phone,
      mainMemberWorkAddress: random.pick(['海岳市临港区电子产业园', '海岳市望海县建筑工地', '云岚市开发区']),
      familyIncome: random.int(4, 12) * 10_000,
      difficulties: isOld ? '就医购药不便。' : '课后无人辅导。',
      helpSituation: isOld ? '每周电话问候，代购药品。' : '安排志愿者课后陪伴。',
    };
  },
  { about: residentsIn('keypersonnelstay') },
);
