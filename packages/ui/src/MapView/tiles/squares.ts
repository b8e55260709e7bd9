/** Where points lie, in pixels of the whole world at zoom 0. */
export interface Extent {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** An extent that holds nothing yet. */
export const nowhere = (): Extent => ({ west: Infinity, north: Infinity, east: -Infinity, south: -Infinity });

/** Makes an extent hold a point. */
export function widen(extent: Extent, x: number, y: number): void {
  extent.west = Math.min(extent.west, x);
  extent.east = Math.max(extent.east, x);
  extent.north = Math.min(extent.north, y);
  extent.south = Math.max(extent.south, y);
}

/** A grid of squares over an extent; small numbers as keys, which a `Map` finds several times faster. */
export interface Squares {
  columnOf: (x: number) => number;
  rowOf: (y: number) => number;
  /** The key of a square; those one step outside of the extent have keys that no square within has. */
  keyOf: (column: number, row: number) => number;
}

/** Lays squares of an edge over an extent. */
export function squaresOver({ west, north, east }: Extent, edge: number): Squares {
  const columns = Math.max(0, Math.floor((east - west) / edge)) + 3;
  return {
    columnOf: (x) => Math.floor((x - west) / edge),
    rowOf: (y) => Math.floor((y - north) / edge),
    keyOf: (column, row) => row * columns + column,
  };
}

/** Points as two lists of numbers. */
interface Points {
  count: number;
  x: ArrayLike<number>;
  y: ArrayLike<number>;
}

/** Points by their square: the first of each, and for each point the one after it, -1 for none. */
export function chainBySquare({ count, x, y }: Points, { columnOf, rowOf, keyOf }: Squares) {
  const first = new Map<number, number>();
  const next = new Int32Array(count);
  for (let one = count - 1; one >= 0; one -= 1) {
    const key = keyOf(columnOf(x[one] ?? 0), rowOf(y[one] ?? 0));
    next[one] = first.get(key) ?? -1;
    first.set(key, one);
  }
  return { first, next };
}
