import type { Place } from '../Chart/plot/nearestPoint.ts';

/** A slice of a circle, in radians clockwise from the top. */
export interface Slice {
  start: number;
  end: number;
}

const turn = Math.PI * 2;

/** The slices of values that make a whole. */
export function slicesOf(values: readonly number[]): Slice[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  let end = 0;
  return values.map((value) => {
    const start = end;
    end = start + (whole === 0 ? 0 : (value / whole) * turn);
    return { start, end };
  });
}

/** The index of the slice at a place seen from the circle's middle; −1 in the hole, outside, or where there is none. */
export function sliceAt({ x, y }: Place, slices: readonly Slice[], inner: number, outer: number): number {
  const distance = Math.hypot(x, y);
  if (distance < inner || distance > outer) return -1;
  const angle = (Math.atan2(x, -y) + turn) % turn;
  return slices.findIndex(({ start, end }) => angle >= start && angle < end);
}

/** The place of a slice's middle seen from the circle's, `radius` pixels away. */
export function middleOf({ start, end }: Slice, radius: number): Place {
  const angle = (start + end) / 2;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}
