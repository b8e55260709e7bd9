import { dayFrom } from '@lattice/api/day';
import { basicGrids, type Grid } from '../places/grids.ts';
import { idOf } from '../idOf.ts';
import { adultsOf, type Person } from './people.ts';
import { Random } from '../Random.ts';
import { perTown } from '../Town.ts';

/** A grid member: a resident who works in a grid, with an account. */
export interface Member {
  n: number;
  id: string;
  userId: string;
  account: string;
  person: Person;
  grid: Grid;
  /** Key of `gridmember_post`: 1 leads the grid, 4 is a member. */
  post: '1' | '4';
  entry: string;
  /** How diligent they are, 0.75 to 1: shapes attendance, visits and scores. */
  zeal: number;
}

/** Two members a grid: its leader and a member. */
export const members = perTown((town): readonly Member[] => {
  const random = new Random('members');
  const taken = new Set<number>();
  return basicGrids.flatMap((grid) =>
    (['1', '4'] as const).map((post, i) => {
      const n = grid.n * 2 + i;
      const grown = adultsOf(town).get(grid.n) ?? [];
      const fit = grown.filter((one) => !taken.has(one.n) && one.age >= 22 && one.age < 58);
      const free = fit.length > 0 ? fit : grown.filter((one) => !taken.has(one.n));
      const person = random.pick(
        free.length > 0 ? free : [...adultsOf(town).values()].flat().filter((one) => !taken.has(one.n)),
      );
      taken.add(person.n);
      const account = `wg${String(n + 1).padStart(3, '0')}`;
      return {
        n,
        id: idOf('grid/gridmember', n),
        userId: idOf('blade-user', 200 + n),
        account,
        person,
        grid,
        post,
        entry: dayFrom(town.today, -random.int(200, 2400)),
        zeal: random.decimal(0.75, 1, 3),
      };
    }),
  );
});

/** The leader of a grid. */
export const leaderOf = (all: readonly Member[], grid: Grid): Member => all[grid.n * 2] as Member;

/** One of the two members of a grid. */
export const memberOf = (all: readonly Member[], grid: Grid, which: number): Member =>
  all[grid.n * 2 + (which % 2)] as Member;
