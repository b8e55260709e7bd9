import type { SeriesValue } from '../Chart/series.ts';

/** A value and its place. */
export interface RankedValue extends SeriesValue {
  value: number;
  /** 1 for the greatest; equal values share a place and leave out the next. */
  rank: number;
}

/** Values from the greatest down with their places; what is unknown has none. */
export function rankValues(values: readonly SeriesValue[]): RankedValue[] {
  const known = values
    .filter((one): one is SeriesValue & { value: number } => one.value !== null)
    .sort((a, b) => b.value - a.value);
  return known.map((one) => ({ ...one, rank: known.findIndex(({ value }) => value === one.value) + 1 }));
}
