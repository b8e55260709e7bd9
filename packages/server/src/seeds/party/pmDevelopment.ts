import { dayFrom } from '@lattice/api/day';
import { pmDevelopment } from '@lattice/api/resources/party/pmDevelopment';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 发展党员 in the demo town. */
export const seed = demoRows(pmDevelopment, 4, ({ n, town }) => ({
  partyOrgId: idOf('party/poPartyorg', 1 + n),
  sponsor: null,
  applyDate: dayFrom(town.today, -500 + n * 60),
  activistDate: n < 3 ? dayFrom(town.today, -300 + n * 40) : null,
  candidateDate: n < 1 ? dayFrom(town.today, -60) : null,
  joinDate: null,
  formalDate: null,
  endReason: null,
  memberId: null,
  stage: ['3', '2', '2', '1'][n],
}));
