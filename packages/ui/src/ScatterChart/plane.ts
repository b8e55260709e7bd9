import { Scale } from '@visx/visx';
import type { Room, Tick } from '../Chart/cartesian.ts';
import { textWidth } from '../Chart/textRoom.ts';

/** A place by two measures, and how much it weighs where a third one says so. */
export interface Measured {
  x: number;
  y: number;
  size?: number;
}

/** Two axes of values, planned: the inner box, their marks, and the pixel of each value. */
export interface Plane {
  left: number;
  right: number;
  top: number;
  bottom: number;
  across: readonly Tick[];
  upwards: readonly Tick[];
  xAt: (value: number) => number;
  yAt: (value: number) => number;
  /** Radius of a circle whose area is as its size. */
  radiusOf: (size: number) => number;
}

const rangeOf = (values: readonly number[]): [number, number] => {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return least < greatest ? [least, greatest] : [least - 1, least + 1];
};

/** Share of the shorter side that the radius of the largest circle takes. */
const LARGEST = 0.09;

/** Plans the axes so that all places, and the words at the axes, have room. */
export function plane(
  { width, height, em }: Room,
  places: readonly Measured[],
  format: (value: number) => string,
): Plane {
  const most = Math.max(0, ...places.map(({ size }) => size ?? 0));
  const largest = most > 0 ? Math.min(width, height) * LARGEST : 0;
  const y = Scale.scaleLinear<number>({ domain: rangeOf(places.map((place) => place.y)), nice: 4 });
  const x = Scale.scaleLinear<number>({ domain: rangeOf(places.map((place) => place.x)), nice: 5 });
  const [rows, columns] = [y.ticks(4), x.ticks(Math.max(2, Math.min(6, Math.floor(width / (em * 7)))))];
  const left = Math.ceil(Math.max(0, ...rows.map((tick) => textWidth(format(tick), em)))) + em * 0.75 + largest;
  const [right, top, bottom] = [width - em - largest, em * 1.75 + largest, height - em * 3 - largest];
  x.range([left, right]);
  y.range([bottom, top]);
  const ticksOf = (ticks: readonly number[], at: (value: number) => number): Tick[] =>
    ticks.map((value) => ({ id: String(value), text: format(value), at: at(value) }));
  return {
    left: left - largest,
    right: right + largest,
    top: top - largest,
    bottom: bottom + largest,
    across: ticksOf(columns, x),
    upwards: ticksOf(rows, y),
    xAt: (value) => x(value),
    yAt: (value) => y(value),
    radiusOf: (size) => (most > 0 ? Math.sqrt(Math.max(0, size) / most) * largest : 0),
  };
}
