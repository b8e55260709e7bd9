import { townDay, townZone } from '@lattice/api/townTime';
const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** A moment as it is said beside data, in the town: the time alone where it is today, else with its day. */
export const momentWords = (moment: Date, now: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...time,
    ...(townDay(moment) !== townDay(now) && { month: '2-digit', day: '2-digit' }),
    timeZone: townZone(),
  }).format(moment);
