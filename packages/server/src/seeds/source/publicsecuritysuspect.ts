import { publicsecuritysuspect } from '@lattice/api/resources/source/publicsecuritysuspect';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idCard } from '../../town/idCards.ts';
import { idOf } from '../../town/idOf.ts';
import { birthplace } from '../../town/people/keepers.ts';
import { nameOf } from '../../town/nameOf.ts';

/** Start data of 命案犯罪嫌疑人 in the demo town. */
export const seed = demoRows(publicsecuritysuspect, 5, ({ n, random, address }) => ({
  caseId: idOf('source/publicsecurityinfo', n),
  suspectNo: `XY${String(n + 1).padStart(4, '0')}`,
  isPsychotic: 0,
  isMinor: 0,
  isTeenager: 0,
  captureStatus: '5',
  householdAddress: birthplace('980103'),
  householdRegion: '980103',
  currentAddress: address,
  personName: nameOf(random, '1', 1980),
  sex: '1',
  cardNo: idCard('980103', `198${n}-05-1${n}`, 901 + n * 2),
  birthDate: `198${n}-05-1${n}`,
  nativePlace: '980103',
  education: '71',
  politicalStatus: '13',
}));
