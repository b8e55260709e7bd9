import type { Cartesian } from '../Chart/cartesian.ts';
import type { Category } from '../Chart/series.ts';
import type { Span } from '../Chart/stack.ts';

/** One bar in pixels. */
export interface BarRect {
  /** The index of its series. */
  series: number;
  /** The key of its category. */
  category: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bars of a chart: the series share a band side by side, or stand one on the other in all of it. */
export function barRects(
  axes: Cartesian,
  categories: readonly Category[],
  spans: readonly (readonly Span[])[],
  isStacked: boolean,
): BarRect[] {
  const share = isStacked ? axes.bandWidth : axes.bandWidth / Math.max(1, spans.length);
  const thick = Math.max(1, Math.min(share - (isStacked || spans.length === 1 ? 0 : 2), 48));
  return spans.flatMap((one, series) =>
    one.flatMap((span, at) => {
      const category = categories[at]?.key ?? '';
      if (!span || span[0] === span[1]) return [];
      const across = axes.bandAt(category) + (isStacked ? 0 : series * share) + (share - thick) / 2;
      const [from, to] = [axes.valueAt(span[0]), axes.valueAt(span[1])].sort((a, b) => a - b) as [number, number];
      const long = Math.max(1, to - from);
      const place = axes.isHorizontal
        ? { x: from, y: across, width: long, height: thick }
        : { x: across, y: from, width: thick, height: long };
      return [{ series, category, ...place }];
    }),
  );
}
