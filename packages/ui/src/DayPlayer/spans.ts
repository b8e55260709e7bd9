/** Something that was recorded, in ms since 1970. */
export interface RecordedSpan {
  from: number;
  to: number;
}

/** The span in which a moment lies. */
export const spanAt = (spans: readonly RecordedSpan[], at: number): RecordedSpan | undefined =>
  spans.find(({ from, to }) => at >= from && at < to);

/** Where the next span begins after a moment, or the last one before it, from which one can go on. */
export function nearStart(spans: readonly RecordedSpan[], at: number, way: 'next' | 'last'): number | undefined {
  const starts = spans.map(({ from }) => from).sort((one, other) => one - other);
  return way === 'next' ? starts.find((from) => from > at) : starts.filter((from) => from < at - 1000).at(-1);
}
