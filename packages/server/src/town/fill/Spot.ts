import { dayFrom } from '@lattice/api/day';
import { momentOf } from '../calendar.ts';
import type { Community } from '../places/communities.ts';
import { type Estate, seats } from '../places/estates.ts';
import { type Grid, gridAt } from '../places/grids.ts';
import type { House } from '../places/houses.ts';
import { type Member, memberOf, members } from '../people/members.ts';
import { adultsOf, type Person, people } from '../people/people.ts';
import { Random } from '../Random.ts';
import type { Town } from '../Town.ts';
import type { Position } from '../tiling.ts';

/** Where, when and about whom a record is: what its fields have in common. */
export interface Spot {
  /** Position of the row in its register. */
  n: number;
  town: Town;
  random: Random;
  person: Person;
  house: House;
  grid: Grid;
  community: Community;
  estate: Estate;
  /** Seat of the committee, as registers name the community. */
  seat: Estate;
  member: Member;
  place: Position;
  address: string;
  /** Moment of the record, within the last year. */
  moment: string;
  day: string;
}

/** Draws the spot of a row; `about` gives the person where a row is about somebody known. */
export function spotOf(town: Town, register: string, n: number, about?: Person): Spot {
  const random = new Random(`${register}#${n}`);
  const grid = about?.grid ?? gridAt(n * 7 + random.int(0, 2));
  const person = about ?? random.pick(adultsOf(town).get(grid.n) ?? people(town));
  const day = dayFrom(town.today, -random.int(1, 360));
  const { estate } = person.house.building;
  const place = grid.at(random.decimal(0.1, 0.84, 3), random.decimal(0.1, 0.84, 3));
  return {
    n,
    town,
    random,
    person,
    house: person.house,
    grid,
    community: grid.community,
    estate,
    seat: seats[grid.community.n] as Estate,
    member: memberOf(members(town), grid, n),
    place,
    address: `云岚市清溪区枫桥镇${random.pick(grid.community.streets)}${random.int(1, 168)}号`,
    day,
    moment: momentOf(day, random.int(8 * 60 + 30, 17 * 60 + 20) + random.int(0, 59) / 60),
  };
}
