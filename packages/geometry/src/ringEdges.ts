import { orient2d } from 'robust-predicates';
import type { Outline, Position, RingName } from './Outline.ts';

/** The edges of all rings of an area; edge i leads from vertex i to the next one of its ring. */
export interface RingEdges {
  rings: readonly RingName[];
  xs: Float64Array;
  ys: Float64Array;
  ringOf: Int32Array;
  next: Int32Array;
  previous: Int32Array;
  /** The end of an edge that a sweep from west to east, in a column from south to north, meets first, and the other. */
  first: Int32Array;
  last: Int32Array;
  /** Whether the inside of its ring is above an edge. */
  opens: Uint8Array;
}

/** The vertices of a ring without those that repeat the one before. */
function distinct(ring: readonly Position[]): Position[] {
  const kept = ring.filter(([x, y], at) => at === 0 || x !== ring[at - 1]?.[0] || y !== ring[at - 1]?.[1]);
  const [start, end] = [kept[0], kept.at(-1)];
  return kept.length > 1 && start?.[0] === end?.[0] && start?.[1] === end?.[1] ? kept.slice(0, -1) : kept;
}

/** Twice the area left of the way from a to b and on to c, with the exact sign: above 0 where it turns left. */
export const turn = ({ xs, ys }: RingEdges, a: number, b: number, c: number): number =>
  -orient2d(xs[a] ?? 0, ys[a] ?? 0, xs[b] ?? 0, ys[b] ?? 0, xs[c] ?? 0, ys[c] ?? 0);

/** Below 0 where the sweep meets vertex a before vertex b, 0 where both lie in one place. */
export const along = ({ xs, ys }: RingEdges, a: number, b: number): number =>
  (xs[a] ?? 0) - (xs[b] ?? 0) || (ys[a] ?? 0) - (ys[b] ?? 0);

/** A ring that is none: it has fewer than three different vertices, or lies in a line at one of them. */
export type BadRing = { kind: 'tooFew'; ring: RingName } | { kind: 'crossed'; ring: RingName; at: Position };

/** The edges of an area, or the first ring that has no inside. */
export function ringEdges(outline: Outline): RingEdges | BadRing {
  const named = outline.flatMap((rings, part) =>
    rings.map((ring, hole) => ({ ring: { part, hole }, vertices: distinct(ring) })),
  );
  const small = named.find(({ vertices }) => vertices.length < 3);
  if (small !== undefined) return { kind: 'tooFew', ring: small.ring };
  const count = named.reduce((sum, { vertices }) => sum + vertices.length, 0);
  const whole = () => new Int32Array(count);
  const edges: RingEdges = {
    rings: named.map(({ ring }) => ring),
    xs: new Float64Array(count),
    ys: new Float64Array(count),
    ringOf: whole(),
    next: whole(),
    previous: whole(),
    first: whole(),
    last: whole(),
    opens: new Uint8Array(count),
  };
  let start = 0;
  for (const [ring, { vertices, ring: name }] of named.entries()) {
    const west = addRing(edges, ring, start, vertices);
    const inside = turn(edges, edges.previous[west] ?? 0, west, edges.next[west] ?? 0);
    if (inside === 0) return { kind: 'crossed', ring: name, at: [edges.xs[west] ?? 0, edges.ys[west] ?? 0] };
    for (let edge = start; edge < start + vertices.length; edge += 1)
      edges.opens[edge] = (edges.first[edge] === edge) === inside > 0 ? 1 : 0;
    start += vertices.length;
  }
  return edges;
}

/** Adds the edges of a ring; answers its vertex that the sweep meets first. */
function addRing(edges: RingEdges, ring: number, start: number, vertices: readonly Position[]): number {
  const { xs, ys, ringOf, next, previous, first, last } = edges;
  let west = start;
  for (const [at, [x, y]] of vertices.entries()) {
    const vertex = start + at;
    [xs[vertex], ys[vertex], ringOf[vertex]] = [x, y, ring];
    next[vertex] = start + ((at + 1) % vertices.length);
    previous[vertex] = start + ((at + vertices.length - 1) % vertices.length);
    if (along(edges, vertex, west) < 0) west = vertex;
  }
  for (let edge = start; edge < start + vertices.length; edge += 1) {
    const end = next[edge] ?? 0;
    const isForward = along(edges, edge, end) < 0;
    [first[edge], last[edge]] = isForward ? [edge, end] : [end, edge];
  }
  return west;
}
