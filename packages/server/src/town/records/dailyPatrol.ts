import { dayFrom } from '@lattice/api/day';
import { momentOf } from '../calendar.ts';
import { idOf } from '../idOf.ts';
import { perTown } from '../Town.ts';
import { type Round, shownSpot, stopsNear } from './rounds.ts';

/** Number of the first round, behind those that are walked once. */
const FIRST = 400;
/** Days for which it has been walked. */
const DAYS = 14;

/**
 * A patrol that the account that shows grid members walks every day, so that it has one on any later day too: the plan,
 * and a round for each day so far, that of today not begun.
 */
export const dailyPatrol = perTown((town): { plan: Round; walks: readonly Round[] } => {
  const spot = shownSpot(town, FIRST);
  const common = {
    taskId: idOf('project/patrolTask', FIRST),
    name: `${spot.grid.name}每日治安巡查`,
    spot,
    stops: stopsNear(town, spot),
  };
  const startOf = (at: number) => momentOf(dayFrom(town.today, at - DAYS), 480);
  return {
    plan: { ...common, n: FIRST, start: startOf(0), status: '2', isDaily: true, result: () => '0' },
    walks: Array.from({ length: DAYS + 1 }, (_, at) => {
      const status = at === DAYS ? '1' : at % 6 === 4 ? '4' : '3';
      return {
        ...common,
        n: FIRST + at,
        start: startOf(at),
        status,
        result: (stop: number) =>
          status === '1' ? '0' : status === '4' && stop === 2 ? '3' : at === 9 && stop === 1 ? '2' : '1',
      };
    }),
  };
});
