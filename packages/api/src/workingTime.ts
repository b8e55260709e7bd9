import { dayFrom, wallText, wallTime } from './day.ts';

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

/**
 * Working days from one moment to another (`yyyy-MM-dd HH:mm:ss`, town time), by parts of the day: whoever misses a
 * minute of a part misses the part. 0 where the end is not after the start.
 */
export function workingDays(start: string, end: string, { parts, isWorkingDay }: WorkingTime): number {
  let missed = 0;
  let day = start.slice(0, 10);
  for (let n = 0; n < MAX_DAYS && day <= end.slice(0, 10); n += 1, day = dayFrom(day, 1)) {
    if (!isWorkingDay(day)) continue;
    missed += parts.filter(({ from, to }) => start < `${day} ${to}:00` && end > `${day} ${from}:00`).length;
  }
  return missed / parts.length;
}

const MINUTE = 60_000;
const minutesBetween = (from: string, to: string): number => Math.round((wallTime(to) - wallTime(from)) / MINUTE);

/**
 * The moment some working hours after another one (`yyyy-MM-dd HH:mm:ss`, town time): only the parts of working days
 * count. Without any of them in sight the hours of the clock count.
 */
export function workingMoment(start: string, hours: number, { parts, isWorkingDay }: WorkingTime): string {
  let left = Math.round(hours * 60);
  let day = start.slice(0, 10);
  for (let n = 0; n < MAX_DAYS; n += 1, day = dayFrom(day, 1)) {
    if (!isWorkingDay(day)) continue;
    for (const { from, to } of parts) {
      const [opens, closes] = [`${day} ${from}:00`, `${day} ${to}:00`];
      const begins = start > opens ? start : opens;
      const length = minutesBetween(begins, closes);
      if (length <= 0) continue;
      if (length >= left) return clockMoment(begins, left);
      left -= length;
    }
  }
  return clockMoment(start, hours * 60);
}

const clockMoment = (start: string, minutes: number): string => wallText(wallTime(start) + minutes * MINUTE);
