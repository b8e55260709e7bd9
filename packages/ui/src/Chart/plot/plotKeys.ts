/** How the points of a drawing lie: one after another, or in rows of so many columns. */
export interface PlotOrder {
  count: number;
  /** Points in a row; default all in one. */
  columns?: number;
}

/** The point a key leads to from another (undefined: from none); undefined where the key moves nothing. */
export function pointByKey(key: string, from: number | undefined, { count, columns }: PlotOrder): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns ?? 1,
    ArrowUp: -(columns ?? 1),
  };
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  if (step === undefined) return undefined;
  if (from === undefined) return step > 0 ? 0 : last;
  const to = from + step;
  return to < 0 || to > last ? from : to;
}
