import type { CounsellingHours } from '@lattice/api/psychology/counsellingCalls';

/** States in which an appointment takes a place: all but cancelled and declined. */
export const STANDING = "status not in ('3', '5')";

/** Key of the dictionary `week_day` of a day: 1 is Monday, 7 Sunday. */
export const weekDayOf = (day: string): string => String(((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1);

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
  Number(weekDayOf(day)) < 6 && !isWorkingDay(day);
