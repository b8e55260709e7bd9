import { weekdayOf } from '@lattice/api/day';
import type { CounsellingMonth, CounsellorHours } from '@lattice/api/psychology/counsellingCalls';
import type { BoardLine, DayMark } from '@lattice/ui/CalendarBoard';
import { type Places, isFull, toneOf } from '../appointment/quota.ts';

/** Hours of a day with the places taken in them. */
export interface DayHours extends Places {
  /** `HH:mm:ss`. */
  startTime: string;
  endTime: string;
  quota: number;
}

/** The hours of a counsellor on a day. */
export const hoursOn = ({ hours, taken }: CounsellorHours, day: string): readonly DayHours[] =>
  hours
    .filter(({ weekDay }) => weekDay === String(weekdayOf(day)))
    .map(({ startTime, endTime, quota }) => ({ startTime, endTime, quota, taken: taken[day]?.[startTime] ?? 0 }))
    .sort((a, b) => a.startTime.localeCompare(b.startTime));

/** The places of a counsellor on a day; null where that one takes nobody. */
export function placesOn(expert: CounsellorHours, day: string): Places | null {
  const hours = hoursOn(expert, day);
  if (hours.length === 0) return null;
  const sum = (key: 'taken' | 'quota') => hours.reduce((all, one) => all + one[key], 0);
  return { taken: sum('taken'), quota: sum('quota') };
}

/** The lines of a month: a counsellor each, with the days on which people are taken and how many places are left. */
export function counsellorLines(
  { experts, closed }: CounsellingMonth,
  { days, today }: { days: readonly string[]; today: string },
  wordsOf: (places: Places) => string,
): BoardLine[] {
  const isClosed = new Set(closed);
  return experts.map((expert) => {
    const marks: Record<string, DayMark> = {};
    for (const day of days) {
      const places = placesOn(expert, day);
      if (places === null || (places.taken === 0 && (isClosed.has(day) || day < today))) continue;
      marks[day] = { short: String(places.taken), label: wordsOf(places), tone: toneOf(places) };
    }
    return { id: expert.id, label: expert.name, marks };
  });
}

/** A counsellor and a day that were chosen in the calendar. */
export interface Choice {
  expertId: string;
  day: string;
}

/** What a new appointment begins with: the chosen counsellor and day, and the first hours with a place left. */
export function beginsWith(month: CounsellingMonth | undefined, choice: Choice | null): Record<string, unknown> {
  const expert = month?.experts.find(({ id }) => id === choice?.expertId);
  if (choice === null || expert === undefined) return {};
  const free = hoursOn(expert, choice.day).find((one) => !isFull(one));
  return {
    expertId: choice.expertId,
    expertIdName: expert.name,
    appointDate: choice.day,
    ...(free !== undefined && { startTime: free.startTime }),
  };
}
