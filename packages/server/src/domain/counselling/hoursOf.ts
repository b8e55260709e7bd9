import { weekdayOf } from '@lattice/api/day';
import type { CounsellingHours } from '@lattice/api/psychology/counsellingCalls';

/** States in which an appointment takes a place: all but cancelled and declined. */
export const STANDING = "status not in ('3', '5')";

const clock = (value: unknown): string => {
  const [, hours = '', minutes = '', seconds = '00'] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(String(value ?? '')) ?? [];
  return hours === '' ? '' : `${hours}:${minutes}:${seconds}`;
};

/** The hours of a counsellor as they are stored; rows that say no hours are left out. */
export const hoursIn = (stored: unknown): CounsellingHours[] =>
  (Array.isArray(stored) ? (stored as Readonly<Record<string, unknown>>[]) : [])
    .map((row) => ({
      weekDay: String(row.weekDay ?? ''),
      startTime: clock(row.startTime),
      endTime: clock(row.endTime),
      quota: Number(row.quota ?? 0),
    }))
    .filter(({ weekDay, startTime }) => weekDay !== '' && startTime !== '');

/** Whether nobody works on a day: a weekend closes nothing, since whose hours are at a weekend means it. */
export const isClosed = (day: string, isWorkingDay: (day: string) => boolean): boolean =>
  weekdayOf(day) < 6 && !isWorkingDay(day);
