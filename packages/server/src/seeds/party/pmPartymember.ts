import { pmPartymember } from '@lattice/api/resources/party/pmPartymember';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { partyMembers } from '../../town/people/partyMembers.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 党员 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    partyMembers(town).map(({ n, person, orgId, isPresent }) => {
      const spot = spotOf(town, 'party/pmPartymember', n, person);
      const joined =
        `${Number(person.birth.slice(0, 4)) + 22}-07-01` < town.today
          ? Number(person.birth.slice(0, 4)) + 22
          : Number(town.today.slice(0, 4)) - 1;
      const isNew = joined >= Number(town.today.slice(0, 4)) - 1;
      return completeRow(
        pmPartymember,
        {
          birthDate: person.birth,
          partyOrgId: orgId,
          memberType: isNew ? '2' : '1',
          joinDate: `${joined}-07-01`,
          formalDate: isNew ? null : `${joined + 1}-07-01`,
          partyPost: n % 40 === 3 ? '6' : '0',
          isFlow: person.household.isMigrant ? 1 : 0,
          flowPlace: null,
          isDifficult: n % 37 === 11 ? 1 : 0,
          feePaidMonth: town.today.slice(0, 7),
          status: isPresent ? '1' : '2',
          communityId: spot.seat.id,
        },
        spot,
      );
    }),
};
