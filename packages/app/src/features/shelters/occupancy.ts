import type { HedgePoints } from '@lattice/api/resources/project/hedgePoints';

/** How full an open shelter is. */
export interface Occupancy {
  id: string;
  name: string;
  people: number;
  capacity: number;
  /** Share of the places that are taken; above 1 where more people are there than fit. */
  share: number;
  tone: 'accent' | 'warning' | 'critical';
}

/** From which share on places become few. */
const FEW = 0.8;

/** How full shelters are, the fullest first. */
export const occupancyOf = (rows: readonly HedgePoints[]): readonly Occupancy[] =>
  rows
    .map(({ id, pointName, currentPeople, capacity }): Occupancy => {
      const [people, places] = [currentPeople ?? 0, capacity ?? 0];
      const share = places > 0 ? people / places : 0;
      return {
        id,
        name: pointName,
        people,
        capacity: places,
        share,
        tone: share >= 1 ? 'critical' : share >= FEW ? 'warning' : 'accent',
      };
    })
    .sort((a, b) => b.share - a.share);

/** Places that are left in shelters. */
export const placesLeft = (shelters: readonly Occupancy[]): number =>
  shelters.reduce((sum, { people, capacity }) => sum + Math.max(0, capacity - people), 0);
