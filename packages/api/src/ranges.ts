/** The numbers from `from` up to, but without, `to`. */
export interface Range {
  from: number;
  to: number;
}

/** What a range of a row means for the other ranges of its kind. */
export interface RangeVerdict {
  /** The first other range with which it shares numbers. */
  overlap?: Range;
  /** Numbers between two ranges that no range would hold any more. */
  gap?: Range;
}

/** The parts between the least and the greatest number that no range holds. */
export function gapsOf(ranges: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let end: number | null = null;
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    if (end !== null && from > end) gaps.push({ from: end, to: from });
    end = Math.max(end ?? to, to);
  }
  return gaps;
}

/**
 * Judges a range that is about to be stored against the others; `before` is what it was, null for a new one. A gap that
 * was there is no fault.
 */
export function judgeRange(own: Range, before: Range | null, others: readonly Range[]): RangeVerdict {
  const overlap = others.find(({ from, to }) => from < own.to && to > own.from);
  if (overlap !== undefined) return { overlap };
  const known = gapsOf(before === null ? others : [...others, before]);
  const gap = gapsOf([...others, own]).find(
    ({ from, to }) => !known.some((there) => there.from <= from && there.to >= to),
  );
  return gap === undefined ? {} : { gap };
}
