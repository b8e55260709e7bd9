const DAY = 86_400;
const EPOCH = 25_569;
const FIRST_SAFE = 61;
const LAST = 2_958_466;

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

/** The time of day of seconds after midnight, such as 08:05:00. */
const clock = (seconds: number) =>
  `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`;

/** The words for a day number of Excel: a date, a date with a time, or a time alone; `is1904` for files of old Macs. */
export function dateOfSerial(serial: number, is1904 = false): string | null {
  const seconds = Math.round(serial * DAY);
  const [days, rest] = [Math.floor(seconds / DAY) + (is1904 ? 1462 : 0), seconds % DAY];
  if (!Number.isFinite(serial) || serial < 0 || days >= LAST) return null;
  if (days === 0) return clock(rest);
  const date = new Date((days + (days < FIRST_SAFE - 1 ? 1 : 0) - EPOCH) * DAY * 1000);
  const day = `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  return rest === 0 ? day : `${day} ${clock(rest)}`;
}

/** A day that the calendar has, written as 2026-03-09; null where it has none. */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1000 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
}

/**
 * The day number of Excel for 2026-03-09 or 2026-03-09 08:05:00; null for anything else, and before March 1900, where
 * Excel counts a day that never was.
 */
export function serialOfDate(text: string): number | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (isoDay(year, month, day) === null || hour > 23 || minute > 59 || second > 59) return null;
  const serial = Date.UTC(year, month - 1, day, hour, minute, second) / 1000 / DAY + EPOCH;
  return serial < FIRST_SAFE ? null : serial;
}
