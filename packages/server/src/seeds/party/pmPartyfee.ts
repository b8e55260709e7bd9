import { pmPartyfee } from '@lattice/api/resources/party/pmPartyfee';
import { compact } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { partyMembers } from '../../town/people/partyMembers.ts';
import type { Seed } from '../../town/Seed.ts';

const MEMBERS = 40;

/** Start data of 党费收缴 in the demo town: what members paid for this month. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    partyMembers(town)
      .filter(({ isPresent }) => isPresent)
      .slice(0, MEMBERS)
      .map(({ id, orgId, person }, n) =>
        completeRow(
          pmPartyfee,
          {
            feeNo: `DF${compact(town.today)}${String(n + 1).padStart(4, '0')}`,
            memberId: id,
            partyOrgId: orgId,
            feeMonth: town.today.slice(0, 7),
            amount: 5 + (n % 5) * 5,
            payDate: town.today,
            payWay: n % 3 === 0 ? '2' : '1',
            remark: null,
          },
          spotOf(town, 'party/pmPartyfee', n, person),
        ),
      ),
};
