import { joinBorders } from './joinBorders.ts';
import { isBelow, meetingOf } from './meetings.ts';
import type { Outline, Position, RingName } from './Outline.ts';
import { along, type RingEdges, ringEdges } from './ringEdges.ts';
import { SweepLine, type SweepNode } from './SweepLine.ts';

/**
 * What is wrong with an area in itself, and where: a ring has too few vertices, crosses or touches itself, a hole is
 * not within its outer border, holes overlap, or parts do.
 */
export type OutlineFault =
  | { kind: 'tooFew'; ring: RingName }
  | { kind: 'crossed' | 'holeOutside'; ring: RingName; at: Position }
  | { kind: 'holesOverlap' | 'partsOverlap'; ring: RingName; other: RingName; at: Position };

/** Outside of all rings, and a ring of which it is not known yet what is around it. */
const OUTSIDE = -1;
const UNKNOWN = -2;

/**
 * The fault of an area that a sweep from west to east meets first; null for none. It takes time in proportion to
 * n log n of its vertices, whatever its shape: only edges that lie next to each other on the sweep line are compared.
 * Borders of different rings may overlap by a decimetre, as those do that were drawn along each other.
 */
export function outlineFault(outline: Outline): OutlineFault | null {
  const edges = ringEdges(outline);
  if ('kind' in edges) return edges;
  const fault = new Sweep(edges).fault();
  const joined = fault === null || fault.kind === 'crossed' ? null : joinBorders(edges);
  if (joined === null) return fault;
  const joinedEdges = ringEdges(joined);
  const left = 'kind' in joinedEdges ? joinedEdges : new Sweep(joinedEdges).fault();
  return left?.kind === 'crossed' || left?.kind === 'tooFew' ? fault : left;
}

class Sweep {
  readonly #line = new SweepLine();
  readonly #nodes: (SweepNode | undefined)[] = [];
  /** The ring around each ring. */
  readonly #around: Int32Array;
  readonly #edges: RingEdges;
  #found: OutlineFault | null = null;

  constructor(edges: RingEdges) {
    this.#edges = edges;
    this.#around = new Int32Array(edges.rings.length).fill(UNKNOWN);
  }

  fault(): OutlineFault | null {
    const edges = this.#edges;
    const order = new Int32Array(edges.xs.length).map((_, at) => at).sort((a, b) => along(edges, a, b));
    for (let at = 0; at < order.length && this.#found === null;) {
      let end = at + 1;
      while (end < order.length && along(edges, order[at] ?? 0, order[end] ?? 0) === 0) end += 1;
      this.#meet(order.subarray(at, end));
      at = end;
    }
    return this.#found;
  }

  /** Meets the vertices of one place: edges that end there leave the line, those that begin there come in. */
  #meet(vertices: Int32Array): void {
    const { ringOf, previous, last } = this.#edges;
    const seen = new Set<number>();
    const begun: number[] = [];
    for (const vertex of vertices) {
      const ring = ringOf[vertex] ?? 0;
      if (seen.has(ring)) this.#note(ring, ring, this.#placeOf(vertex));
      seen.add(ring);
      for (const edge of [vertex, previous[vertex] ?? 0])
        if (last[edge] === vertex) this.#leave(edge);
        else begun.push(edge);
    }
    begun.sort((one, other) => (isBelow(this.#edges, one, other) ? -1 : 1));
    const nodes = begun.map((edge) => this.#enter(edge));
    for (const node of nodes) this.#nest(node);
  }

  #leave(edge: number): void {
    const node = this.#nodes[edge];
    if (node === undefined) return;
    this.#line.remove(node);
    this.#compare(node.below, node.above);
  }

  #enter(edge: number): SweepNode {
    const node = this.#line.add(edge, (other) => isBelow(this.#edges, edge, other));
    this.#nodes[edge] = node;
    this.#compare(node.below, node);
    this.#compare(node, node.above);
    return node;
  }

  #compare(one: SweepNode | null, other: SweepNode | null): void {
    if (one === null || other === null || this.#found !== null) return;
    const at = meetingOf(this.#edges, one.edge, other.edge);
    const ring = (node: SweepNode) => this.#edges.ringOf[node.edge] ?? 0;
    if (at !== null) this.#note(ring(one), ring(other), at);
  }

  /** The ring in which what is directly above an edge lies. */
  #within(node: SweepNode | null): number {
    if (node === null) return OUTSIDE;
    const ring = this.#edges.ringOf[node.edge] ?? 0;
    return this.#edges.opens[node.edge] === 1 ? ring : (this.#around[ring] ?? OUTSIDE);
  }

  /** Judges where an edge begins: a ring lies in the same ring all along, and ends where its own inside was. */
  #nest(node: SweepNode): void {
    if (this.#found !== null) return;
    const { ringOf, opens, first } = this.#edges;
    const ring = ringOf[node.edge] ?? 0;
    const within = this.#within(node.below);
    const at = this.#placeOf(first[node.edge] ?? 0);
    const around = this.#around[ring] ?? UNKNOWN;
    const expected = opens[node.edge] === 1 ? around : ring;
    if (expected === UNKNOWN) {
      this.#around[ring] = within;
      if (!this.#mayLie(ring, within)) this.#note(ring, within, at);
    } else if (expected !== within) {
      const others = [within, around, node.below === null ? OUTSIDE : (ringOf[node.below.edge] ?? OUTSIDE)];
      this.#note(ring, others.find((one) => one >= 0 && one !== ring) ?? ring, at);
    }
  }

  /** A hole lies in the outer border of its part, a part outside of all or in a hole of another one. */
  #mayLie(ring: number, within: number): boolean {
    const [own, around] = [this.#edges.rings[ring], this.#edges.rings[within]];
    if (own?.hole === 0) return around === undefined || (around.hole > 0 && around.part !== own.part);
    return around !== undefined && around.part === own?.part && around.hole === 0;
  }

  #placeOf(vertex: number): Position {
    return [this.#edges.xs[vertex] ?? 0, this.#edges.ys[vertex] ?? 0];
  }

  /** Keeps the first fault: of a ring with itself, with another one, or with what is outside of all. */
  #note(one: number, two: number, at: Position): void {
    const { rings } = this.#edges;
    const [ring, other] = [Math.max(one, two), Math.min(one, two)].map((place) => rings[place]);
    if (this.#found === null && ring !== undefined) this.#found = faultOf(ring, other, at);
  }
}

/** The fault of a ring with itself or an earlier one; holes come after the outer border of their part. */
function faultOf(ring: RingName, other: RingName | undefined, at: Position): OutlineFault {
  if (ring === other) return { kind: 'crossed', ring, at };
  if (other === undefined || (ring.part === other.part && other.hole === 0)) return { kind: 'holeOutside', ring, at };
  return { kind: ring.part === other.part ? 'holesOverlap' : 'partsOverlap', ring: other, other: ring, at };
}
