/** A place in the drawing, in pixels from its top left corner. */
export interface Place {
  x: number;
  y: number;
}

/** The index of the place nearest to another, along one axis or in both; −1 where there is none. */
export function nearestPoint(places: readonly Place[], to: Place, along: 'x' | 'y' | 'both' = 'both'): number {
  let found = -1;
  let least = Infinity;
  places.forEach(({ x, y }, index) => {
    const distance = (along === 'y' ? 0 : (x - to.x) ** 2) + (along === 'x' ? 0 : (y - to.y) ** 2);
    if (distance < least) [found, least] = [index, distance];
  });
  return found;
}
