import type { Grid } from '../places/grids.ts';
import { idOf } from '../idOf.ts';
import type { House } from '../places/houses.ts';
import { leaderOf, type Member, members } from './members.ts';
import { type Person, people } from './people.ts';
import type { Random } from '../Random.ts';
import { perTown, type Town } from '../Town.ts';

/** Who keeps the registers of a grid. */
export const keeperOf = (town: Town, grid: Grid): { leader: Member } => ({ leader: leaderOf(members(town), grid) });

const elders = perTown((town) => people(town).filter(({ age, household }) => age >= 35 && !household.isMigrant));

/** Owner of a house in which no owner lives: somebody of the town who has another home. */
export const ownerOf = (town: Town, random: Random): Person | undefined =>
  random.pick(elders(town).length > 0 ? elders(town) : people(town));

/** Id of the standard address of a house. */
export const addressIdOf = (house: House): string => idOf('source/standardaddressinfo', house.n);

/** Home address in another division. */
export const birthplace = (region: string): string =>
  ({ '980103': '云岚市云峰县白云镇', '970101': '海岳市望海县沙洲镇', '970102': '海岳市临港区新港街道' })[region] ??
  '云岚市清溪区枫桥镇';
