import { parseTime, type Time } from '@internationalized/date';

/** The time of `HH:mm:ss` or `HH:mm`, or null where it is none. */
export const parseClock = (text: string): Time | null =>
  /^([01]\d|2[0-3])(?::[0-5]\d){1,2}$/.test(text) ? parseTime(text) : null;

/** A time as `HH:mm:ss`. */
export const formatClock = (time: { hour: number; minute: number; second: number }): string =>
  [time.hour, time.minute, time.second].map((part) => String(part).padStart(2, '0')).join(':');
