import { dayFrom } from '@lattice/api/day';
import type { Seed } from '../../town/Seed.ts';
import { birthplace, keeperOf } from '../../town/people/keepers.ts';
import { people } from '../../town/people/people.ts';
import { registersOf } from '../../town/people/registers.ts';

/** Start data of 实有人口 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const listed = registersOf(town);
    return people(town).map((person) => {
      const {
        household,
        house,
        grid,
        work: [occupationType, occupation, serviceUnit],
      } = person;
      const [head] = household.people;
      const register = listed.get(person.n);
      const isLocal = !household.isMigrant;
      const time = `${household.since < '2023-03-10' ? '2023-03-10' : dayFrom(household.since, 1)} 10:${String(person.n % 60).padStart(2, '0')}:00`;
      const { leader } = keeperOf(town, grid);
      return {
        id: person.id,
        idCard: person.idCard,
        personName: person.name,
        sex: person.sex,
        birthDate: person.birth,
        nation: person.nation,
        nativePlace: household.region,
        maritalStatus: person.marital,
        politicalStatus: person.political,
        education: person.education,
        religion: person.n % 97 === 11 ? '10' : '00',
        occupationType,
        occupation,
        serviceUnit: serviceUnit || null,
        phone: person.phone,
        populationType: isLocal ? '01' : '02',
        householdRegion: household.region,
        householdAddress: isLocal ? house.address : birthplace(household.region),
        currentRegion: grid.community.code,
        currentAddress: house.address,
        griddingId: grid.id,
        communityId: house.building.estate.id,
        houseId: house.id,
        ...(isLocal
          ? {
              householdConsistency: '01',
              householdNo: household.no,
              householderIdCard: head?.idCard,
              householderName: head?.name,
              householderRelation: person.relation,
              householderPhone: head?.phone,
            }
          : {
              inflowReason: person.relation === '02' ? (['01', '03', '09'] as const)[household.n % 3] : '06',
              permitType: '01',
              permitNo: `JZ980102${String(person.n).padStart(8, '0')}`,
              permitDate: household.since,
              permitExpireDate: dayFrom(town.today, ((person.n * 37) % 420) - 30),
              residenceType: '02',
            }),
        isAttention: register === undefined ? 0 : 1,
        personType: register ?? null,
        livingStatus: '1',
        createTime: time,
        updateTime: time,
        createUser: leader.userId,
        createDept: grid.community.deptId,
      };
    });
  },
};
