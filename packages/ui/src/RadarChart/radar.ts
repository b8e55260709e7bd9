import type { Place } from '../Chart/plot/nearestPoint.ts';

/** The place of a value on one of so many spokes, seen from the middle; the first spoke points up. */
export function onSpoke(index: number, count: number, radius: number): Place {
  const angle = (index / Math.max(1, count)) * Math.PI * 2;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

/** The corners of a closed shape, as SVG writes them. */
export function polygon(corners: readonly Place[]): string {
  return corners.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
}

/** On which side of its place a spoke's words stand. */
export function anchorOf({ x }: Place): 'start' | 'middle' | 'end' {
  return Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
}
