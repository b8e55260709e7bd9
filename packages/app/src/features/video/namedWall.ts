import { type WallLayout, emptyWall, readWall } from './wallLayout.ts';

/** A wall that is kept under a name, with its tour. */
export interface NamedWall {
  /** How links name it: the id of a shared one, or `own-` with a number. */
  id: string;
  name: string;
  wall: WallLayout;
  /** Ids of the cameras of the tour. */
  tour: readonly string[];
  /** Seconds of each stop; 0 where no tour runs. */
  seconds: number;
  /** Who shared it; '' where nobody else sees it. */
  author: string;
  /** The person made it, and may take it away. */
  isOwn: boolean;
}

/** What is on the wall now. */
export type ShownWall = Pick<NamedWall, 'wall' | 'tour' | 'seconds'>;

/** Cameras of a tour that are kept. */
const MOST_TOUR = 40;

/** What is on the wall as a text to be kept; `filters` is what every shared view says. */
export const writeNamed = (name: string, { wall, tour, seconds }: ShownWall): string =>
  JSON.stringify({
    filters: {},
    wall: { name, size: wall.size, places: wall.places, tour: tour.slice(0, MOST_TOUR), seconds },
  });

/** What a text keeps; null where it keeps no wall, such as the filters of a list. */
export function readNamed(text: string): (ShownWall & { name: string }) | null {
  try {
    const { wall } = JSON.parse(text) as { wall?: Partial<Record<string, unknown>> };
    if (typeof wall !== 'object' || wall === null) return null;
    const { name, tour, seconds } = wall;
    return {
      name: typeof name === 'string' ? name : '',
      wall: readWall(JSON.stringify(wall)) ?? emptyWall,
      tour: Array.isArray(tour) ? tour.filter((id) => typeof id === 'string').slice(0, MOST_TOUR) : [],
      seconds: typeof seconds === 'number' && seconds >= 5 && seconds <= 600 ? seconds : 0,
    };
  } catch {
    return null;
  }
}
