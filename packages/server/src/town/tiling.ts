import { hash } from './Random.ts';

/** A position, [longitude, latitude] in degrees. */
export type Position = [number, number];

/** Columns and rows of the town's lattice, and the south-west corner and size of a cell in degrees. */
const [COLUMNS, ROWS] = [10, 6];
const [WEST, SOUTH] = [118.6, 30.1];
const [WIDTH, HEIGHT] = [0.0036, 0.004];

/** Which community each cell belongs to, the northernmost row first. */
const owners = ['3334444555', '3333444555', '3334445555', '0001111222', '0000111222', '0001112222'] as const;

const round = (n: number) => Math.round(n * 1e6) / 1e6;
const noise = (key: string) => (hash(key) % 2001) / 1000 - 1;

/** A corner of the lattice, leaning a little. */
const corner = (x: number, y: number): Position => [
  round(WEST + (x + 0.22 * noise(`x${x},${y}`) + 0.1 * Math.sin(y)) * WIDTH),
  round(SOUTH + (y + 0.2 * noise(`y${x},${y}`) + 0.12 * Math.sin(x * 0.9)) * HEIGHT),
];

/**
 * The bent border between two neighbouring corners, without the last; the same points backwards in the other direction.
 */
function border(a: readonly [number, number], b: readonly [number, number]): Position[] {
  const forward = a[0] < b[0] || a[1] < b[1];
  const [from, to] = forward ? [a, b] : [b, a];
  const [p, q] = [corner(...from), corner(...to)];
  const key = `${from.join()}-${to.join()}`;
  const points = [0, 1, 2, 3, 4].map((i): Position => {
    const bend = i % 4 === 0 ? 0 : 0.07 * noise(`${key}#${i}`);
    return [
      round(p[0] + ((q[0] - p[0]) * i) / 4 - bend * (q[1] - p[1])),
      round(p[1] + ((q[1] - p[1]) * i) / 4 + bend * (q[0] - p[0])),
    ];
  });
  return (forward ? points : points.reverse()).slice(0, 4);
}

type Cell = readonly [x: number, y: number];
type Edge = readonly [from: readonly [number, number], to: readonly [number, number]];

const edgesOf = ([x, y]: Cell): Edge[] => [
  [
    [x, y],
    [x + 1, y],
  ],
  [
    [x + 1, y],
    [x + 1, y + 1],
  ],
  [
    [x + 1, y + 1],
    [x, y + 1],
  ],
  [
    [x, y + 1],
    [x, y],
  ],
];

/** The cells of one community (0 to 5), west to east, south to north. */
export const cellsOf = (community: number): Cell[] =>
  Array.from({ length: ROWS }, (_, y) => y).flatMap((y) =>
    Array.from({ length: COLUMNS }, (_, x): Cell => [x, y]).filter(
      ([x]) => owners[ROWS - 1 - y]?.[x] === String(community),
    ),
  );

/** The ring around joined cells, counter-clockwise and closed. */
export function ringOf(cells: readonly Cell[]): Position[] {
  const key = ([a, b]: Edge) => `${a.join()}>${b.join()}`;
  const edges = new Map(cells.flatMap(edgesOf).map((edge) => [key(edge), edge]));
  const outer = [...edges.values()].filter(([a, b]) => !edges.has(key([b, a])));
  const next = new Map(outer.map((edge) => [edge[0].join(), edge]));
  const ring: Position[] = [];
  let edge = outer[0];
  while (edge !== undefined && next.delete(edge[0].join())) {
    ring.push(...border(...edge));
    edge = next.get(edge[1].join());
  }
  return ring[0] === undefined ? ring : [...ring, ring[0]];
}

/** A place in a cell: `u` from west to east, `v` from south to north, each from 0 to 1. */
export function placeIn([x, y]: Cell, u: number, v: number): Position {
  const [sw, se, nw, ne] = [corner(x, y), corner(x + 1, y), corner(x, y + 1), corner(x + 1, y + 1)];
  const along = (i: 0 | 1) => round((sw[i] * (1 - u) + se[i] * u) * (1 - v) + (nw[i] * (1 - u) + ne[i] * u) * v);
  return [along(0), along(1)];
}

/** The line along the lattice through some of its corners, as roads and the river run. */
export const lineAlong = (corners: readonly (readonly [number, number])[]): Position[] => [
  ...corners.slice(1).flatMap((to, i) => border(corners[i] as [number, number], to)),
  ...corners.slice(-1).map(([x, y]) => corner(x, y)),
];

/** All cells of the town. */
export const allCells: readonly Cell[] = [0, 1, 2, 3, 4, 5].flatMap(cellsOf);

/** Area within a ring in square kilometres. */
export function areaOf(ring: readonly Position[]): number {
  const [kx, ky] = [111.32 * Math.cos((30.11 * Math.PI) / 180), 110.85];
  const twice = ring
    .slice(1)
    .reduce(
      (sum, [x, y], i) =>
        sum +
        ((ring[i] as Position)[0] - WEST) * kx * (y - SOUTH) * ky -
        (x - WEST) * kx * ((ring[i] as Position)[1] - SOUTH) * ky,
      0,
    );
  return Math.abs(twice) / 2;
}
