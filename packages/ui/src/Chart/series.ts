/** One value of a chart; several series meet where their keys are equal. */
export interface SeriesValue {
  /** What `onSelect` is called with; equal keys of several series stand at the same place. */
  key: string;
  /** The words for staff. */
  label: string;
  /** How much; null where nothing is known. */
  value: number | null;
}

/** Values that belong together. */
export interface Series {
  /** Unique within the chart. */
  id: string;
  /** The words for staff. */
  label: string;
  /** The values in the order they are drawn. */
  values: readonly SeriesValue[];
}

/** A place on the axis of categories. */
export interface Category {
  key: string;
  label: string;
}

/** How many series a chart draws; colours and marks beyond that cannot be distinguished. */
export const mostSeries = 8;

/** Every key of the series once, in the order of first appearance. */
export function categoriesOf(series: readonly Series[]): Category[] {
  const found = new Map<string, string>();
  for (const { values } of series) for (const { key, label } of values) if (!found.has(key)) found.set(key, label);
  return [...found].map(([key, label]) => ({ key, label }));
}

/** The values of one series in the order of the categories; null where it has none. */
export function alignedValues({ values }: Series, categories: readonly Category[]): (number | null)[] {
  const byKey = new Map(values.map(({ key, value }) => [key, value]));
  return categories.map(({ key }) => byKey.get(key) ?? null);
}

/**
 * Slices as they are drawn: nothing negative or unknown, and beyond the most that can be distinguished one slice for
 * the rest.
 */
export function capSlices(values: readonly SeriesValue[], restLabel: string, most: number = mostSeries): SeriesValue[] {
  const drawn = values.filter(({ value }) => value !== null && value > 0);
  if (drawn.length <= most) return drawn;
  const sorted = [...drawn].sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const rest = sorted.slice(most - 1).reduce((sum, { value }) => sum + (value ?? 0), 0);
  return [...sorted.slice(0, most - 1), { key: restKey, label: restLabel, value: rest }];
}

/** The key of the slice that stands for all the others. */
export const restKey = '__rest';
