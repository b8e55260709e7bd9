import { dayFrom } from '@lattice/api/day';
import { townDay } from '@lattice/api/townTime';

const events = (filters: Readonly<Record<string, string>>, states: string) =>
  `/event/event?${new URLSearchParams({
    ...filters,
    where: JSON.stringify(['and', ['eventStatus', 'in', states]]),
  }).toString()}`;

/**
 * Addresses of the list of events, filtered to what the figures count: those reported today or in seven
 * days, those not finished, and those of them past their deadline, also of one department.
 */
export const eventsOf = (now: Date) => {
  const day = townDay(now);
  const first = dayFrom(day, -6);
  return {
    today: events({ reportTimeFrom: day, reportTimeTo: day }, '1,2,3,4,5,6,7'),
    week: events({ reportTimeFrom: first, reportTimeTo: day }, '1,2,3,4,5,6,7'),
    open: events({}, '1,2,3,4'),
    overdue: events({ isOverdue: '1' }, '1,2,3,4'),
    overdueOf: (deptId: string, name: string) =>
      events({ isOverdue: '1', handleDeptId: deptId, handleDeptIdName: name }, '1,2,3,4'),
  };
};
