/** A place of the pointer in the window and when it was there, in milliseconds. */
export interface PointerPlace {
  x: number;
  y: number;
  at: number;
}

/** The edge of a box that the pointer comes to first, in pixels of the window. */
export interface NearEdge {
  x: number;
  top: number;
  bottom: number;
}

/**
 * Whether somebody whose pointer was at these places, the last one now, is on the way to an edge: that place lies in
 * the triangle from the first place to the ends of the edge.
 */
export function isInSafeTriangle(places: readonly PointerPlace[], { x, top, bottom }: NearEdge): boolean {
  const [from, to] = [places[0], places.at(-1)];
  if (from === undefined || to === undefined || x === from.x) return false;
  const done = (to.x - from.x) / (x - from.x);
  return done > 0 && to.y >= from.y + done * (top - from.y) && to.y <= from.y + done * (bottom - from.y);
}
