import { dayFrom } from '@lattice/api/day';
import { pmTransfer } from '@lattice/api/resources/party/pmTransfer';
import { compact } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { idOf } from '../../town/idOf.ts';
import { partyMembers } from '../../town/people/partyMembers.ts';
import { communities } from '../../town/places/communities.ts';
import type { Seed } from '../../town/Seed.ts';

const WAITING = 2;

/** Start data of 组织关系转接 in the demo town: members who want to go over to another organisation. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    partyMembers(town)
      .filter(({ isPresent }) => isPresent)
      .slice(0, WAITING)
      .map(({ id, orgId, person }, n) => {
        const applyDate = dayFrom(town.today, -n - 1);
        return completeRow(
          pmTransfer,
          {
            transferNo: `ZJ${compact(applyDate)}${String(n + 1).padStart(4, '0')}`,
            memberId: id,
            fromOrgId: orgId,
            toOrgId: idOf('party/poPartyorg', 1 + ((person.grid.community.n + 1) % communities.length)),
            letterNo: null,
            applyDate,
            reason: '搬到新的小区居住',
            handleUser: null,
            handleTime: null,
            refuseReason: null,
            status: '0',
          },
          spotOf(town, 'party/pmTransfer', n, person),
        );
      }),
};
