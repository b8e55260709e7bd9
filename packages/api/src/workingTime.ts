/** A part of the working day, such as the morning; times of day as `HH:mm`. */
export interface WorkingPart {
  from: string;
  to: string;
}

/**
 * When a town works: the parts of a working day, each of which counts the same, and which days `yyyy-MM-dd` are working
 * days.
 */
export interface WorkingTime {
  parts: readonly WorkingPart[];
  isWorkingDay: (day: string) => boolean;
}

/** Longest span that is counted, in days; what is longer counts as if it ended there. */
const MAX_DAYS = 1000;

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/**
 * Working days from one moment to another (`yyyy-MM-dd HH:mm:ss`, China time), by parts of the day: whoever misses a
 * minute of a part misses the part. 0 where the end is not after the start.
 */
export function workingDays(start: string, end: string, { parts, isWorkingDay }: WorkingTime): number {
  let missed = 0;
  let day = start.slice(0, 10);
  for (let n = 0; n < MAX_DAYS && day <= end.slice(0, 10); n += 1, day = dayAfter(day)) {
    if (!isWorkingDay(day)) continue;
    missed += parts.filter(({ from, to }) => start < `${day} ${to}:00` && end > `${day} ${from}:00`).length;
  }
  return missed / parts.length;
}
