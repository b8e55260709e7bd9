import { keypersonnelmilitary } from '@lattice/api/resources/source/keypersonnelmilitary';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 涉军人员 in the demo town. */
export const seed = demoRows(
  keypersonnelmilitary,
  12,
  ({ n, town, random, person }) => {
    const enlisted = Number(person.birth.slice(0, 4)) + 19;
    return {
      militaryType:
        person.age > 72 && n % 6 === 0
          ? '05'
          : random.weighted([
              ['01', 12],
              ['03', 5],
              ['02', 2],
            ]),
      serviceUnit: `某部${random.int(10, 98)}分队`,
      enlistDate: `${enlisted}-09-01`,
      dischargeDate: `${enlisted + random.int(2, 12)}-09-01`.slice(0, 10) < town.today ? `${enlisted + 2}-09-01` : null,
      militaryRank: random.pick(['上等兵', '下士', '中士', '上士']),
      veteranCardNo: `YD980102${String(n + 1).padStart(6, '0')}`,
      disabilityGrade: '0',
      careType: person.age >= 60 ? '02' : '05',
      employmentStatus: person.age >= 60 ? '7' : random.pick(['3', '4', '5']),
      monthlySubsidy: person.age >= 60 ? random.int(180, 960) : null,
      demands: n % 11 === 4 ? '希望协调子女就业。' : null,
      helpSituation: '八一、春节走访慰问，优待证已办理。',
      stabilityRisk: '4',
      attentionLevel: '00',
    };
  },
  { about: residentsIn('keypersonnelmilitary') },
);
