import { dayFrom } from '@lattice/api/day';
import { keypersonnelpsychotic } from '@lattice/api/resources/source/keypersonnelpsychotic';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 严重精神障碍患者 in the demo town. */
export const seed = demoRows(
  keypersonnelpsychotic,
  12,
  ({ n, town, random, person, member }) => {
    const guardian = person.household.people.find((one) => one.n !== person.n && one.age >= 18) ?? member.person;
    const hasTrouble = n % 14 === 6 ? 1 : 0;
    return {
      familyEconomy: random.pick(['02', '03', '03', '01']),
      isSubsistence: random.chance(35) ? 1 : 0,
      guardianIdCard: guardian.idCard,
      guardianName: guardian.name,
      guardianPhone: guardian.phone,
      firstOnsetDate: dayFrom(town.today, -random.int(800, 6000)),
      diagnosisType: random.weighted([
        ['01', 7],
        ['04', 3],
        ['06', 2],
        ['05', 1],
      ]),
      hasTrouble,
      troubleCount: 1,
      lastTroubleDate: dayFrom(town.today, -random.int(300, 900)),
      riskLevel: hasTrouble
        ? '04'
        : random.weighted([
            ['01', 7],
            ['02', 3],
            ['03', 1],
          ]),
      treatmentStatus: random.weighted([
        ['02', 9],
        ['01', 1],
      ]),
      treatmentHospital: '云岚市第三人民医院',
      hospitalReason: '02',
      rehabOrg: '枫桥镇阳光家园',
      manageStaff: '01,02,05',
      helpTypes: '02,05',
    };
  },
  { about: residentsIn('keypersonnelpsychotic') },
);
