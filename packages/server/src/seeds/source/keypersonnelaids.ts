import { dayFrom } from '@lattice/api/day';
import { keypersonnelaids } from '@lattice/api/resources/source/keypersonnelaids';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 艾滋病危险人员 in the demo town. */
export const seed = demoRows(
  keypersonnelaids,
  12,
  ({ town, random }) => ({
    infectionRoute: random.pick(['01', '02', '03', '99']),
    confirmDate: dayFrom(town.today, -random.int(200, 3000)),
    hasCriminalRecord: 0,
    aidsAttentionType: '00',
    helpSituation: '按月随访，落实关怀政策，协助办理低保。',
    treatmentStatus: '02',
    treatmentOrg: '云岚市疾病预防控制中心',
    cdcDoctor: '陆医生',
  }),
  { about: residentsIn('keypersonnelaids') },
);
