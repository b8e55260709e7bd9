import type { Outline, Position } from './Outline.ts';
import type { RingEdges } from './ringEdges.ts';

/** Degrees by which borders of different rings may miss each other where they were meant to touch; a decimetre. */
const NEAR = 1e-6;
/** Most pairs of an edge and a vertex that are looked at; one that lies near costs as much as several others. */
const MOST_PAIRS = 16_000_000;
const NEAR_COST = 20;

/** A vertex that lies in an edge, and how far along. */
interface Insert {
  share: number;
  vertex: number;
}

/** Where the foot of a vertex on an edge is: 0 at its start, 1 at its end; null where it is not near the edge. */
function shareOf({ xs, ys, next }: RingEdges, edge: number, vertex: number): number | null {
  const [end, x, y] = [next[edge] ?? 0, xs[edge] ?? 0, ys[edge] ?? 0];
  const [dx, dy] = [(xs[end] ?? 0) - x, (ys[end] ?? 0) - y];
  const [px, py] = [(xs[vertex] ?? 0) - x, (ys[vertex] ?? 0) - y];
  const share = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy)));
  return Math.hypot(share * dx - px, share * dy - py) <= NEAR ? share : null;
}

/**
 * The same rings with common vertices where borders of different rings touch: a vertex within a decimetre of another
 * ring lies on it. Null where none does, or where there are too many pairs to look at.
 */
export function joinBorders(edges: RingEdges): Outline | null {
  const { xs, ys, ringOf, next, rings } = edges;
  const order = new Int32Array(xs.length).map((_, at) => at).sort((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0));
  const placed = Int32Array.from(xs.keys());
  const inserts: (Insert[] | undefined)[] = [];
  let pairs = 0;
  for (const edge of xs.keys()) {
    const end = next[edge] ?? 0;
    const [west, east] = [Math.min(xs[edge] ?? 0, xs[end] ?? 0) - NEAR, Math.max(xs[edge] ?? 0, xs[end] ?? 0) + NEAR];
    const [south, north] = [Math.min(ys[edge] ?? 0, ys[end] ?? 0) - NEAR, Math.max(ys[edge] ?? 0, ys[end] ?? 0) + NEAR];
    for (let at = firstFrom(order, xs, west); at < order.length; at += 1) {
      const vertex = order[at] ?? 0;
      if ((xs[vertex] ?? 0) > east) break;
      pairs += 1;
      if (pairs > MOST_PAIRS) return null;
      const y = ys[vertex] ?? 0;
      if (y < south || y > north || ringOf[vertex] === ringOf[edge]) continue;
      pairs += NEAR_COST;
      const share = shareOf(edges, edge, vertex);
      if (share === null) continue;
      const isAt = (corner: number) => Math.hypot((xs[corner] ?? 0) - (xs[vertex] ?? 0), (ys[corner] ?? 0) - y) <= NEAR;
      const corner = [edge, end].find(isAt);
      if (corner === undefined) (inserts[edge] ??= []).push({ share, vertex });
      else placed[Math.max(corner, vertex)] = Math.min(placed[corner] ?? 0, placed[vertex] ?? 0);
    }
  }
  const placeOf = (vertex: number): Position => [xs[placed[vertex] ?? 0] ?? 0, ys[placed[vertex] ?? 0] ?? 0];
  const parts: Position[][][] = [];
  for (const vertex of xs.keys()) {
    const { part, hole } = rings[ringOf[vertex] ?? 0] ?? { part: 0, hole: 0 };
    const between = (inserts[vertex] ?? []).sort((a, b) => a.share - b.share);
    const ring = ((parts[part] ??= [])[hole] ??= []);
    ring.push(placeOf(vertex), ...between.map((insert) => placeOf(insert.vertex)));
  }
  return parts;
}

/** Where in an order by longitude a longitude begins. */
function firstFrom(order: Int32Array, xs: Float64Array, west: number): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[order[middle] ?? 0] ?? 0) < west) low = middle + 1;
    else high = middle;
  }
  return low;
}
