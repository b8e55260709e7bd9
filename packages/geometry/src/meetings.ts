import type { Position } from './Outline.ts';
import { along, type RingEdges, turn } from './ringEdges.ts';

/** Whether an edge that begins at the sweep line is below another one there. */
export function isBelow(edges: RingEdges, one: number, other: number): boolean {
  const { first, last } = edges;
  const sideOf = (edge: number, vertex: number) => turn(edges, first[edge] ?? 0, last[edge] ?? 0, vertex);
  const side = sideOf(other, first[one] ?? 0);
  if (side !== 0) return side < 0;
  const [end, otherEnd] = [last[one] ?? 0, last[other] ?? 0];
  const further = along(edges, end, otherEnd) < 0 ? sideOf(other, end) : -sideOf(one, otherEnd);
  return further === 0 ? isBelowWithin(edges, one, other) : further < 0;
}

/** The order of two edges in one line: what ends comes before what begins, and what lies in the other one inside it. */
function isBelowWithin({ rings, ringOf, opens }: RingEdges, one: number, other: number): boolean {
  const [opensOne, opensOther] = [opens[one] === 1, opens[other] === 1];
  if (opensOne !== opensOther) return opensOther;
  const [a, b] = [rings[ringOf[one] ?? 0], rings[ringOf[other] ?? 0]];
  const isOuter = (a?.hole === 0) === (a?.part === b?.part);
  return isOuter === opensOne;
}

/** Whether a vertex in the line of an edge lies on it. */
const isOn = (edges: RingEdges, edge: number, vertex: number): boolean =>
  along(edges, edges.first[edge] ?? 0, vertex) <= 0 && along(edges, vertex, edges.last[edge] ?? 0) <= 0;

const placeOf = ({ xs, ys }: RingEdges, vertex: number): Position => [xs[vertex] ?? 0, ys[vertex] ?? 0];

/** Where two edges that follow each other lie on each other; null where they meet in their vertex alone. */
function foldOf(edges: RingEdges, one: number, other: number): Position | null {
  const to = edges.next[other] ?? 0;
  if (turn(edges, one, other, to) !== 0) return null;
  return along(edges, one, other) < 0 === along(edges, to, other) < 0 ? placeOf(edges, other) : null;
}

/**
 * Where two edges meet that may not: those of one ring anywhere but in the vertex between them, those of two rings
 * where they cross.
 */
export function meetingOf(edges: RingEdges, one: number, other: number): Position | null {
  const { first, last, next, ringOf } = edges;
  const isOneRing = ringOf[one] === ringOf[other];
  if (isOneRing && next[one] === other) return foldOf(edges, one, other);
  if (isOneRing && next[other] === one) return foldOf(edges, other, one);
  const [start, end, otherStart, otherEnd] = [first[one] ?? 0, last[one] ?? 0, first[other] ?? 0, last[other] ?? 0];
  const [a, b] = [turn(edges, start, end, otherStart), turn(edges, start, end, otherEnd)];
  if (a * b > 0) return null;
  const [c, d] = [turn(edges, otherStart, otherEnd, start), turn(edges, otherStart, otherEnd, end)];
  if (c * d > 0) return null;
  if (a * b < 0 && c * d < 0) return between(placeOf(edges, otherStart), placeOf(edges, otherEnd), a / (a - b));
  if (!isOneRing) return null;
  if (a === 0 && isOn(edges, one, otherStart)) return placeOf(edges, otherStart);
  if (b === 0 && isOn(edges, one, otherEnd)) return placeOf(edges, otherEnd);
  if (c === 0 && isOn(edges, other, start)) return placeOf(edges, start);
  return d === 0 && isOn(edges, other, end) ? placeOf(edges, end) : null;
}

const between = ([x1, y1]: Position, [x2, y2]: Position, share: number): Position => [
  x1 + share * (x2 - x1),
  y1 + share * (y2 - y1),
];
