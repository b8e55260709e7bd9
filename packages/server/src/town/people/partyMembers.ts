import { idOf } from '../idOf.ts';
import type { Town } from '../Town.ts';
import { type Person, people } from './people.ts';

/** A party member of the demo town. */
export interface PartyMember {
  n: number;
  id: string;
  person: Person;
  orgId: string;
  /** Whether the member belongs to an organisation now. */
  isPresent: boolean;
}

/** The party members of the demo town, in the order of their rows. */
export const partyMembers = (town: Town): readonly PartyMember[] =>
  people(town)
    .filter(({ political }) => political === '01')
    .slice(0, town.scale === 'town' ? 400 : 8)
    .map((person, n) => ({
      n,
      id: idOf('party/pmPartymember', n),
      person,
      orgId: idOf('party/poPartyorg', 1 + person.grid.community.n),
      isPresent: n % 53 !== 30,
    }));
