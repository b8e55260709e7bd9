import { keypersonnelteenager } from '@lattice/api/resources/source/keypersonnelteenager';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 重点青少年 in the demo town. */
export const seed = demoRows(
  keypersonnelteenager,
  12,
  ({ random, person }) => {
    const guardian =
      person.household.people.find((one) => one.age - person.age >= 18) ?? person.household.people[0] ?? person;
    return {
      teenagerType: person.age >= 18 ? '01' : random.pick(['02', '04', '05']),
      familySituation: random.pick(['02', '03', '05', '06']),
      guardianIdCard: guardian.idCard,
      guardianName: guardian.name,
      guardianRelation: guardian.sex === '1' ? '51' : '52',
      guardianPhone: guardian.phone,
      guardianAddress: guardian.house.address,
      isOffender: 0,
      helpMeans: random.pick(['01', '02', '03', '06']),
      helpSituation: person.age >= 18 ? '推荐参加技能培训，已报名电工班。' : '与学校、家长建立联系卡，每月谈心一次。',
    };
  },
  { about: residentsIn('keypersonnelteenager') },
);
