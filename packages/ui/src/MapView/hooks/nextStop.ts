/** The four ways of the arrow keys. */
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ways: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** True for a key that is an arrow. */
export const isDirection = (key: string): key is Direction => key in ways;

/** How far an arrow moves the map, in pixels. */
export const panStep = (direction: Direction, length: number): readonly [number, number] => {
  const [x, y] = ways[direction];
  return [x * length, y * length];
};

/**
 * The place among some in pixels that an arrow leads to: the nearest in its direction, where what lies aside counts as
 * farther; -1 for none.
 */
export function nextStop(
  from: readonly [number, number],
  places: readonly (readonly [number, number])[],
  direction: Direction,
): number {
  const [wayX, wayY] = ways[direction];
  let best = -1;
  let least = Infinity;
  for (const [at, [x, y]] of places.entries()) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * wayX + dy * wayY;
    const aside = Math.abs(dx * wayY) + Math.abs(dy * wayX);
    if (ahead <= 0.5 || aside > ahead * 4) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}
