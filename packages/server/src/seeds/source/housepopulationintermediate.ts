import type { Seed } from '../../town/Seed.ts';
import { idOf } from '../../town/idOf.ts';
import { keeperOf } from '../../town/people/keepers.ts';
import { type Person, people } from '../../town/people/people.ts';

const relations: Readonly<Record<string, string>> = {
  '02': '00',
  '10': '01',
  '11': '01',
  '12': '01',
  '51': '02',
  '52': '04',
};

const relationOf = ({
  relation,
  sex,
  household: {
    isMigrant,
    people: [head],
  },
}: Person): string => {
  if (isMigrant) return '09';
  const isMother = head?.sex === '2';
  return relations[relation] ?? (sex === '1' ? (isMother ? '04' : '02') : isMother ? '05' : '03');
};

/** Start data of 人房关联 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    people(town).map((person) => {
      const { household, house, grid } = person;
      const isHead = person.relation === '02';
      return {
        id: idOf('source/housepopulationintermediate', person.n),
        houseId: house.id,
        populationId: person.id,
        houseRelation: relationOf(person),
        liveType: household.isMigrant ? '2' : '1',
        isOwner: isHead && !household.isMigrant ? 1 : 0,
        isHouseholder: isHead ? 1 : 0,
        startDate: person.birth > household.since ? person.birth : household.since,
        endDate: null,
        isCurrent: 1,
        griddingId: grid.id,
        registerUserId: keeperOf(town, grid).leader.userId,
        createDept: grid.community.deptId,
      };
    }),
};
