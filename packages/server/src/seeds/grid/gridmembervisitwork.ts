import { dayFrom } from '@lattice/api/day';
import type { Seed } from '../../town/Seed.ts';
import { momentOf } from '../../town/calendar.ts';
import { duties, isDone } from '../../town/records/duty.ts';
import { groupBy } from '../../town/groupBy.ts';
import { idOf } from '../../town/idOf.ts';
import { people } from '../../town/people/people.ts';
import { registersOf } from '../../town/people/registers.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { pictureOf, visits } from '../../town/texts.ts';

/** Start data of 网格员走访记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const listed = registersOf(town);
    const living = groupBy(
      people(town).filter(({ age }) => age >= 18),
      ({ grid }) => grid.n,
    );
    const attention = groupBy(
      people(town).filter(({ n }) => listed.has(n)),
      ({ grid }) => grid.n,
    );
    const onDuty = duties(town).filter(({ on }) => on !== undefined);
    const latest = new Map<number, string>();
    for (const { member, day } of onDuty) if (day > (latest.get(member.n) ?? '')) latest.set(member.n, day);
    return onDuty
      .filter((duty) =>
        isDone(
          duty,
          2,
          (Number(duty.day.slice(8)) * 3 + duty.member.n) % 5 < 2 || latest.get(duty.member.n) === duty.day,
        ),
      )
      .map(({ member, day }, n) => {
        const spot = spotOf(town, 'grid/gridmembervisitwork', n);
        const keys = attention.get(member.grid.n) ?? [];
        const isKey = n % 2 === 0 && keys.length > 0;
        const person = isKey ? spot.random.pick(keys) : spot.random.pick(living.get(member.grid.n) ?? people(town));
        const fitting = visits.filter(
          ([, , , , fits]) =>
            fits === 'all' ||
            (fits === 'elder' ? person.age >= 65 : fits === 'renter' ? person.household.isMigrant : person.age < 60),
        );
        const [visitContent, situation, demands, handleResult] = spot.random.pick(fitting);
        const visitTime = momentOf(day, spot.random.int(9 * 60, 17 * 60));
        return {
          id: idOf('grid/gridmembervisitwork', n),
          gridMemberId: member.id,
          griddingId: member.grid.id,
          visitTime,
          visitType: isKey ? '2' : person.age > 75 ? '3' : '1',
          visitMode: situation === '5' ? '2' : '1',
          visitObject: isKey ? listed.get(person.n) : null,
          populationId: person.id,
          personName: person.name,
          phone: person.phone,
          houseId: person.house.id,
          address: person.house.address,
          visitContent,
          situation,
          demands,
          handleResult,
          nextVisitDate: isKey ? dayFrom(day, 30) : null,
          lng: person.house.building.place[0].toFixed(6),
          lat: person.house.building.place[1].toFixed(6),
          images: pictureOf('visit', n),
          createTime: visitTime,
          updateTime: visitTime,
          createUser: member.userId,
          createDept: member.grid.community.deptId,
        };
      });
  },
};
