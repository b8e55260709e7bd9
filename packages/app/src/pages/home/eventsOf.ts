import { TOWN_TIME } from '../../base/partOfDay.ts';

const DAY = 86_400_000;

const events = (filters: Readonly<Record<string, string>>, states: string) =>
  `/event/event?${new URLSearchParams({
    ...filters,
    where: JSON.stringify(['and', ['eventStatus', 'in', states]]),
  }).toString()}`;

/** The day of the town, such as 2026-01-31. */
export const townDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TOWN_TIME }).format(moment);

/**
 * Addresses of the list of events, filtered to what the figures count: those reported today or in seven
 * days, those not finished, and those of them past their deadline, also of one department.
 */
export const eventsOf = (now: Date) => {
  const day = townDay(now);
  const first = townDay(new Date(now.getTime() - 6 * DAY));
  return {
    today: events({ reportTimeFrom: day, reportTimeTo: day }, '1,2,3,4,5,6,7'),
    week: events({ reportTimeFrom: first, reportTimeTo: day }, '1,2,3,4,5,6,7'),
    open: events({}, '1,2,3,4'),
    overdue: events({ isOverdue: '1' }, '1,2,3,4'),
    overdueOf: (deptId: string, name: string) =>
      events({ isOverdue: '1', handleDeptId: deptId, handleDeptIdName: name }, '1,2,3,4'),
  };
};
