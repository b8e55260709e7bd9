import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date';

const attempt = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** The day of `yyyy-MM-dd`, or null where it is none. */
export const parseDay = (text: string): CalendarDate | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? attempt(() => parseDate(text)) : null;

/** The moment of `yyyy-MM-dd HH:mm:ss`, or null where it is none. */
export const parseMoment = (text: string): CalendarDateTime | null =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? attempt(() => parseDateTime(text.replace(' ', 'T'))) : null;

/** A moment in ISO form as `yyyy-MM-dd HH:mm:ss`. */
export const formatMoment = (iso: string): string => {
  const [day = '', clock = ''] = iso.split('T');
  return `${day} ${clock.slice(0, 8)}`;
};
