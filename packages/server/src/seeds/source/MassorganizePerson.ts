import { massorganizePerson } from '@lattice/api/resources/source/MassorganizePerson';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 群防群治队伍人员 in the demo town. */
export const seed = demoRows(massorganizePerson, { town: 120, sample: 40 }, ({ n, random }) => ({
  massOrganizeId: idOf('source/Massorganize', n % 20),
  duty: n < 20 ? '05' : n < 40 ? '06' : '07',
  specialty: random.pick(['10', '07', '03', '05', '99']),
  workState: '1',
  telephone: null,
}));
