import { readTownMoment } from '@lattice/api/townTime';
import type { Track, TrackEvent } from '@lattice/ui/TrackPlayer';

/** A position as the registers of tracks store it. */
export interface StoredPosition {
  /** `yyyy-MM-dd HH:mm:ss` in the town. */
  time: string;
  /** Degrees. */
  lng: string;
  lat: string;
  /** Whether it is inside the own grid; null where nobody says. */
  isInGrid: boolean | null;
}

/** Somebody or something that moved, with its positions in the order of time. */
export interface Mover {
  id: string;
  name: string;
  positions: readonly StoredPosition[];
}

/** The moment of a stored time, in ms since 1970. */
export const momentOf = (time: string): number => readTownMoment(time)?.getTime() ?? Number.NaN;

const pointOf = ({ time, lng, lat }: StoredPosition) => ({
  time: momentOf(time),
  position: [Number(lng), Number(lat)] as const,
});

/** The tracks of some movers, for the player. */
export const tracksOf = (movers: readonly Mover[]): Track[] =>
  movers.map(({ id, name, positions }) => ({
    id,
    name,
    points: positions
      .map(pointOf)
      .filter(({ time }) => Number.isFinite(time))
      .map(({ time, position: [lng, lat] }) => ({ time, position: [lng, lat] })),
  }));

/** Each time that somebody left the own grid: the first position outside of it, among those whose time is known. */
export const leavesOf = (movers: readonly Mover[], nameOf: (mover: string) => string): TrackEvent[] =>
  movers.flatMap(({ id, name, positions: all }) => {
    const positions = all.filter(({ time }) => Number.isFinite(momentOf(time)));
    return positions
      .filter(({ isInGrid }, at) => isInGrid === false && positions[at - 1]?.isInGrid !== false)
      .map((position): TrackEvent => {
        const { time, position: at } = pointOf(position);
        return { id: `${id} ${time}`, name: nameOf(name), time, position: [...at] };
      });
  });
