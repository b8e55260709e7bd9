import type { DiagramPoint } from './diagram.ts';

/** How round corners are, and how long and half as wide an arrow head is, in pixels. */
const [ROUND, LONG, HALF] = [5, 10, 5];

const towards = (from: DiagramPoint, to: DiagramPoint, far: number): DiagramPoint => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(far / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

/** A line along its corners, which are rounded, as the data of a path. */
export function linePath(corners: readonly DiagramPoint[]): string {
  return corners
    .map((at, place) => {
      const [before, after] = [corners[place - 1], corners[place + 1]];
      if (before === undefined) return `M${at.x} ${at.y}`;
      if (after === undefined) return `L${at.x} ${at.y}`;
      const [start, end] = [towards(at, before, ROUND), towards(at, after, ROUND)];
      return `L${start.x} ${start.y}Q${at.x} ${at.y} ${end.x} ${end.y}`;
    })
    .join('');
}

/** The head of an arrow at the end of a line, as the data of a path. */
export function arrowPath(corners: readonly DiagramPoint[]): string {
  const [before, tip] = corners.slice(-2);
  if (before === undefined || tip === undefined) return '';
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (back: number, aside: number) => `${tip.x - back * cos - aside * sin} ${tip.y - back * sin + aside * cos}`;
  return `M${tip.x} ${tip.y}L${at(LONG, HALF)}L${at(LONG, -HALF)}z`;
}
