import { alignedValues, type Category, type Series } from './series.ts';

/** Where one value begins and ends on the axis of values; null where nothing is known. */
export type Span = readonly [from: number, to: number] | null;

/** The spans of each series by category: from zero, or one on the other with what is below zero downwards. */
export function spansOf(series: readonly Series[], categories: readonly Category[], isStacked: boolean): Span[][] {
  const above = categories.map(() => 0);
  const below = categories.map(() => 0);
  return series.map((one) =>
    alignedValues(one, categories).map((value, at): Span => {
      if (value === null) return null;
      if (!isStacked) return [0, value];
      const side = value < 0 ? below : above;
      const from = side[at] ?? 0;
      side[at] = from + value;
      return [from, from + value];
    }),
  );
}

/** The least and the greatest end of all spans, zero included or, where all are above it, from `from`; never empty. */
export function domainOf(spans: readonly (readonly Span[])[], from = 0): [number, number] {
  const ends = spans.flat().flatMap((span) => span ?? []);
  const values = spans.flat().flatMap((span) => span?.[1] ?? []);
  if (from !== 0 && values.length > 0 && Math.min(...values) > from) return [from, Math.max(...values)];
  const least = Math.min(0, ...ends);
  const greatest = Math.max(0, ...ends);
  return least === greatest ? [0, 1] : [least, greatest];
}
