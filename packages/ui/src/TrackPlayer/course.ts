import { metresBetween } from '../MapView/draw/sizeOf.ts';
import type { Position } from '../MapView/geo.ts';

/** Where something was, and when, in ms since 1970. */
export interface TrackPoint {
  time: number;
  position: Position;
}

/** A stay at one place. */
export interface Stop {
  from: number;
  to: number;
  position: Position;
}

/** What is found out about the points of a track. */
export interface Course {
  /** Stretches without a gap, each of two points or more. */
  lines: readonly (readonly Position[])[];
  /** What lies between them, where nothing was heard. */
  gaps: readonly { from: number; to: number; ends: readonly [Position, Position] }[];
  stops: readonly Stop[];
  /** Metres along the lines. */
  length: number;
}

/** What counts as a gap, and as a stop. */
export interface CourseRule {
  /** Silence that is a gap, in ms; default five minutes. */
  gap?: number;
  /** Metres within which a stop stays; default 50. */
  reach?: number;
  /** Least stay that is a stop, in ms; default three minutes. */
  stay?: number;
}

function stopsOf(points: readonly TrackPoint[], reach: number, stay: number, gap: number): Stop[] {
  const stops: Stop[] = [];
  let start = 0;
  while (start < points.length) {
    const first = points[start] as TrackPoint;
    let end = start;
    for (let next = points[end + 1]; next !== undefined; next = points[end + 1]) {
      const isHeard = next.time - (points[end] as TrackPoint).time <= gap;
      if (!isHeard || metresBetween(first.position, next.position) > reach) break;
      end += 1;
    }
    const last = points[end] as TrackPoint;
    const isStop = end > start && last.time - first.time >= stay;
    if (isStop) stops.push({ from: first.time, to: last.time, position: first.position });
    start = isStop ? end + 1 : start + 1;
  }
  return stops;
}

/** Finds lines, gaps and stops of points that are in the order of time. */
export function courseOf(
  points: readonly TrackPoint[],
  { gap = 300_000, reach = 50, stay = 180_000 }: CourseRule = {},
): Course {
  const lines: Position[][] = [];
  const gaps: { from: number; to: number; ends: [Position, Position] }[] = [];
  let length = 0;
  for (const [at, { time, position }] of points.entries()) {
    const before = points[at - 1];
    if (before === undefined || time - before.time > gap) {
      if (before !== undefined) gaps.push({ from: before.time, to: time, ends: [before.position, position] });
      lines.push([position]);
    } else {
      lines.at(-1)?.push(position);
      length += metresBetween(before.position, position);
    }
  }
  return {
    lines: lines.filter((line) => line.length > 1),
    gaps,
    stops: stopsOf(points, reach, stay, gap),
    length,
  };
}

/** Where a track is at a time: between two points, or at the last one heard in a gap; null before and after it. */
export function placeAt(points: readonly TrackPoint[], time: number, gap = 300_000): Position | null {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] as TrackPoint).time <= time) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [points[low - 1], points[low]];
  if (before === undefined) return null;
  if (after === undefined) return before.time === time ? before.position : null;
  if (after.time - before.time > gap) return before.position;
  const share = (time - before.time) / (after.time - before.time);
  return [
    before.position[0] + (after.position[0] - before.position[0]) * share,
    before.position[1] + (after.position[1] - before.position[1]) * share,
  ];
}
