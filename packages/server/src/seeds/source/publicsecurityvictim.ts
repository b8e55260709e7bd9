import { publicsecurityvictim } from '@lattice/api/resources/source/publicsecurityvictim';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idCard } from '../../town/idCards.ts';
import { idOf } from '../../town/idOf.ts';
import { birthplace } from '../../town/people/keepers.ts';
import { nameOf } from '../../town/nameOf.ts';
import { phoneOf } from '../../town/people/staff.ts';

/** Start data of 命案受害人 in the demo town. */
export const seed = demoRows(publicsecurityvictim, 5, ({ n, random, address }) => ({
  caseId: idOf('source/publicsecurityinfo', n),
  victimNo: `SH${String(n + 1).padStart(4, '0')}`,
  isMinor: 0,
  injuryLevel: '1',
  relativeName: nameOf(random, '2', 1985),
  relativePhone: phoneOf(4_100_000 + n),
  householdAddress: birthplace('980103'),
  householdRegion: '980103',
  currentAddress: address,
  personName: nameOf(random, '1', 1975),
  sex: '1',
  cardNo: idCard('980103', `197${n}-08-0${n + 1}`, 801 + n * 2),
  birthDate: `197${n}-08-0${n + 1}`,
  nativePlace: '980103',
  education: '71',
  politicalStatus: '13',
}));
