import { type Place, metresBetween } from '../../event/report/nearby.ts';

/** The eight directions of the compass, clockwise from the north. */
export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** One of them. */
export type Direction = (typeof directions)[number];

/** How far a point is, and where. */
export interface Way {
  metres: number;
  direction: Direction;
  /** Degrees clockwise from the north. */
  bearing: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way from one place to another; null where one of them is not known. */
export function wayTo(from: Place | null, to: Place): Way | null {
  const metres = from === null ? null : metresBetween(from, to);
  if (from === null || metres === null) return null;
  const [lat1, lat2] = [radians(Number(from.lat)), radians(Number(to.lat))];
  const turn = radians(Number(to.lng) - Number(from.lng));
  const east = Math.sin(turn) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  const bearing = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  const direction = directions[Math.round(bearing / 45) % 8] as Direction;
  return { metres, direction, bearing };
}
