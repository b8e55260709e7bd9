const DAY_MS = 86_400_000;

/**
 * What a clock shows, `yyyy-MM-dd HH:mm:ss` or a day, in milliseconds as if it were of UTC: to reckon with days and
 * minutes, not with moments.
 */
export function wallTime(shown: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = shown.split(/[- :T]/).map(Number);
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  return at.setUTCHours(hour, minute, second);
}

/** The clock that shows a `wallTime`, `yyyy-MM-dd HH:mm:ss`. */
export const wallText = (wall: number): string => new Date(wall).toISOString().slice(0, 19).replace('T', ' ');

/** The day some days after another one, or before it, `yyyy-MM-dd`. */
export const dayFrom = (day: string, days: number): string =>
  wallText(wallTime(day.slice(0, 10)) + days * DAY_MS).slice(0, 10);

/** The day of the week: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  // The first of January 1970 was a Thursday.
  const since = wallTime(day.slice(0, 10)) / DAY_MS + 3;
  return (((since % 7) + 7) % 7) + 1;
}

/** The days of a month `yyyy-MM`, as `yyyy-MM-dd`. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

/** True for a day of the calendar, `yyyy-MM-dd`. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && wallText(wallTime(text)).startsWith(text);
