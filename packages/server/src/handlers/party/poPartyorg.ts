import { pmPartymember } from '@lattice/api/resources/party/pmPartymember';
import { poPartyorg } from '@lattice/api/resources/party/poPartyorg';
import { handle } from '../../call/handle.ts';

/** Answers of 党组织: its members are those of the organisation and all below it. */
export const handlers = handle(
  poPartyorg,
  {},
  {
    expressions: {
      memberCount: (andSeen) =>
        `with recursive o as (select t.id as id union select n.id from party_popartyorg n join o on n.parent_id = o.id
            where n.is_deleted = 0)
     select count(*)::int
     from party_pmpartymember c
     where c.party_org_id in (select id from o) and c.status = '1' and c.is_deleted = 0${andSeen(pmPartymember, 'c')}`,
    },
  },
);
