import type { WallSize } from '@lattice/ui/CameraWall';

/** What somebody has put on the wall. */
export interface WallLayout {
  size: WallSize;
  /** Ids of cameras by place; places that the size does not show are kept. */
  places: readonly (string | null)[];
  chosen: number;
}

/** The sizes of a wall, in order. */
export const wallSizes: readonly WallSize[] = [1, 4, 6, 9, 16];

/** A wall with nothing on it. */
export const emptyWall: WallLayout = { size: 4, places: [], chosen: 0 };

const placed = ({ places, ...wall }: WallLayout, id: string | null, at: number): WallLayout => ({
  ...wall,
  places: Array.from({ length: Math.max(places.length, at + 1) }, (_, n) => (n === at ? id : (places[n] ?? null))),
});

const shown = ({ places, size }: WallLayout) => Array.from({ length: size }, (_, at) => places[at] ?? null);

/** A camera put on the wall: where it stands already, in the chosen place if that is free, or in the first free one. */
export function putOn(wall: WallLayout, id: string): WallLayout {
  const places = shown(wall);
  const there = places.indexOf(id);
  if (there >= 0) return { ...wall, chosen: there };
  const free = places[wall.chosen] === null ? wall.chosen : places.indexOf(null);
  const at = free < 0 ? wall.chosen : free;
  return { ...placed(wall, id, at), chosen: at };
}

/** A wall with cameras on its free places, those that stand on it already left where they are. */
export function filledWith(wall: WallLayout, ids: readonly string[]): WallLayout {
  const places = shown(wall);
  const fresh = ids.filter((id) => !wall.places.includes(id));
  return {
    ...wall,
    places: [...places.map((id) => id ?? fresh.shift() ?? null), ...wall.places.slice(wall.size)],
  };
}

/** A camera dropped on a place; one that stood elsewhere changes places with what is there. */
export function dropOn(wall: WallLayout, id: string, at: number): WallLayout {
  const from = shown(wall).indexOf(id);
  const moved = from < 0 ? wall : placed(wall, wall.places[at] ?? null, from);
  return { ...placed(moved, id, at), chosen: at };
}

/** A place emptied. */
export const clearOf = (wall: WallLayout, at: number): WallLayout => placed(wall, null, at);

/** The wall in another size; the chosen place stays in sight. */
export const resized = (wall: WallLayout, size: WallSize): WallLayout => ({
  ...wall,
  size,
  chosen: Math.min(wall.chosen, size - 1),
});

/** The wall at one stop of a tour: as many of its cameras as there are places, from the stop on and round. */
export const tourStop = (wall: WallLayout, tour: readonly string[], stop: number): WallLayout => ({
  ...wall,
  places: Array.from({ length: wall.size }, (_, at) =>
    at < tour.length ? (tour[(stop * wall.size + at) % tour.length] ?? null) : null,
  ),
});

/** The wall as it was kept; null where none was, or it cannot be read. */
export function readWall(text: string): WallLayout | null {
  try {
    const { size, places } = JSON.parse(text) as Partial<WallLayout>;
    const known = wallSizes.find((one) => one === size);
    if (known === undefined || !Array.isArray(places)) return null;
    return { size: known, places: places.slice(0, 16).map((id) => (typeof id === 'string' ? id : null)), chosen: 0 };
  } catch {
    return null;
  }
}

/** The wall as a text to be kept. */
export const writeWall = ({ size, places }: WallLayout): string => JSON.stringify({ size, places });
