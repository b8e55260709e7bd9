import type { MapPoint } from '@lattice/api/resources/visualization/dispatch';
import { metresBetween } from '../event/report/nearby.ts';

/** What stands near a place, and how many metres away. */
export interface Near extends MapPoint {
  metres: number;
}

/** The points within so many metres of a place, the nearest first. */
export const near = (
  place: { lng: unknown; lat: unknown },
  points: readonly MapPoint[],
  reach: number,
): readonly Near[] =>
  points
    .map((point) => ({ ...point, metres: Math.round(metresBetween(place, point) ?? Infinity) }))
    .filter(({ metres }) => metres <= reach)
    .sort((one, other) => one.metres - other.metres);
