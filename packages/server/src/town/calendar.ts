import { dayFrom, wallText, wallTime } from '@lattice/api/day';

const pad = (n: number) => String(n).padStart(2, '0');

/** A moment of a day, so many minutes (with decimals for seconds) after its midnight; may run into later days. */
export const momentOf = (day: string, minutes: number): string =>
  wallText(wallTime(day.slice(0, 10)) + Math.round(minutes * 60) * 1000);

/** The moment so many minutes after another. */
export function after(moment: string, minutes: number): string {
  const [day = '', clock = '00:00:00'] = moment.split(' ');
  const [h = 0, m = 0, s = 0] = clock.split(':').map(Number);
  return momentOf(day, h * 60 + m + s / 60 + minutes);
}

/**
 * The moment itself, or half past eight on the same or the next morning where offices are closed (before eight, after
 * six).
 */
export function inOfficeHours(moment: string): string {
  const hour = Number(moment.slice(11, 13));
  if (hour >= 8 && hour < 18) return moment;
  return `${hour < 8 ? moment.slice(0, 10) : dayFrom(moment, 1)} 08:3${moment.slice(15, 19)}`;
}

/** Minutes from one moment to another. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((wallTime(to) - wallTime(from)) / 60_000);

/** Full years from a birth to a day. */
export const ageOn = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5, 10) < birth.slice(5) ? 1 : 0);

/** A time of day, `HH:mm:ss`. */
export const clock = (hours: number, minutes = 0): string => `${pad(hours)}:${pad(minutes)}:00`;

/** A day written as `yyyyMMdd`, as numbers of records begin. */
export const compact = (day: string): string => day.slice(0, 10).replaceAll('-', '');
