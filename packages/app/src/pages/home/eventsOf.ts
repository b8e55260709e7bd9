import { TOWN_TIME } from '../../base/partOfDay.ts';

const events = (filters: Readonly<Record<string, string>>, states: string) =>
  `/event/event?${new URLSearchParams({ ...filters, where: JSON.stringify(['and', ['eventStatus', 'in', states]]) }).toString()}`;

/** The day of the town, such as 2026-01-31. */
export const townDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TOWN_TIME }).format(moment);

/**
 * Addresses of the list of events, filtered to what the figures count: those reported today, those not finished, and
 * those of them past their deadline.
 */
export const eventsOf = (now: Date) => {
  const day = townDay(now);
  return {
    today: events({ reportTimeFrom: day, reportTimeTo: day }, '1,2,3,4,5,6,7'),
    open: events({}, '1,2,3,4'),
    overdue: events({ isOverdue: '1' }, '1,2,3,4'),
  };
};
