import { Scale } from '@visx/visx';
import type { Category } from './series.ts';
import { everyNth, fitText, textWidth } from './textRoom.ts';

/** The room of a drawing in pixels and the size of its text. */
export interface Room {
  width: number;
  height: number;
  /** The height of a letter in pixels. */
  em: number;
}

/** A written mark of an axis, `at` pixels from the drawing's edge. */
export interface Tick {
  id: string;
  text: string;
  at: number;
}

/** What a pair of axes is planned from. */
export interface CartesianPlan {
  room: Room;
  categories: readonly Category[];
  /** The least and the greatest value. */
  domain: readonly [number, number];
  /** Writes a value on the axis. */
  format: (value: number) => string;
  /** Categories downwards and values to the right; default false. */
  isHorizontal?: boolean;
  /** Whether what is counted comes in whole numbers, so that no mark says half of one; default false. */
  isWhole?: boolean;
}

/** A category axis and a value axis, planned: the inner box, the places of marks, and the pixel of each value. */
export interface Cartesian {
  left: number;
  top: number;
  right: number;
  bottom: number;
  isHorizontal: boolean;
  /** The width of one category's band in pixels. */
  bandWidth: number;
  values: Tick[];
  categories: Tick[];
  /** Where the band of a category begins. */
  bandAt: (key: string) => number;
  /** Where the middle of a category is. */
  middleOf: (key: string) => number;
  /** Where a value is. */
  valueAt: (value: number) => number;
}

/** Plans the axes so that every label fits: room for the longest value, and only as many categories as do not touch. */
export function cartesian({
  room,
  categories,
  domain,
  format,
  isHorizontal = false,
  isWhole = false,
}: CartesianPlan): Cartesian {
  const { width, height, em } = room;
  const rows = isHorizontal ? Math.max(2, Math.floor(width / (em * 7))) : Math.max(2, Math.floor(height / (em * 4)));
  const most = isWhole ? Math.max(1, Math.floor(domain[1] - domain[0])) : 6;
  const count = Math.min(rows, 6, most);
  const scale = Scale.scaleLinear<number>({ domain: [...domain], nice: count });
  const ticks = scale.ticks(count);
  const names = isHorizontal ? categories.map(({ label }) => label) : ticks.map(format);
  const widestName = isHorizontal ? width * 0.34 : width * 0.25;
  const left = Math.ceil(Math.min(widestName, Math.max(0, ...names.map((name) => textWidth(name, em))))) + em * 0.75;
  const right = width - (isHorizontal ? em * 2 : em * 0.75);
  const top = em * 0.75;
  const bottom = height - em * 2;
  scale.range(isHorizontal ? [left, right] : [bottom, top]);
  const band = Scale.scaleBand<string>({
    domain: categories.map(({ key }) => key),
    range: isHorizontal ? [top, bottom] : [left, right],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  });
  const bandAt = (key: string) => band(key) ?? 0;
  const middleOf = (key: string) => bandAt(key) + band.bandwidth() / 2;
  const widest = isHorizontal ? left - em * 0.75 : em * 8;
  const nth = isHorizontal
    ? Math.max(1, Math.ceil((em * 1.3) / Math.max(band.step(), 1)))
    : everyNth(
        categories.map(({ label }) => label),
        em,
        band.step(),
        widest,
      );
  return {
    left,
    top,
    right,
    bottom,
    isHorizontal,
    bandAt,
    middleOf,
    bandWidth: band.bandwidth(),
    valueAt: (value) => scale(value),
    values: ticks.map((value) => ({ id: String(value), text: format(value), at: scale(value) })),
    categories: categories.flatMap(({ key, label }, index) =>
      index % nth === 0 ? [{ id: key, text: fitText(label, em, widest), at: middleOf(key) }] : [],
    ),
  };
}
