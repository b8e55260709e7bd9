import { dayFrom } from '@lattice/api/day';
import { keypersonneldrug } from '@lattice/api/resources/source/keypersonneldrug';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 吸毒人员 in the demo town. */
export const seed = demoRows(
  keypersonneldrug,
  12,
  ({ n, town, random }) => ({
    firstFoundDate: dayFrom(town.today, -random.int(700, 4200)),
    controlStatus: random.weighted([
      ['01', 6],
      ['06', 5],
      ['05', 7],
    ]),
    helpSituation: '定期尿检均为阴性，已介绍到镇内企业就业。',
    hasCriminalRecord: n % 5 === 1 ? 1 : 0,
    criminalSituation: '曾因盗窃被判处有期徒刑八个月。',
    drugReason: random.pick(['01', '02', '04']),
    drugConsequence: '01',
    drugKind: random.pick(['06', '06,07', '01', '09', '11']),
    detoxStage: random.pick(['2', '4', '6', '7']),
  }),
  { about: residentsIn('keypersonneldrug') },
);
