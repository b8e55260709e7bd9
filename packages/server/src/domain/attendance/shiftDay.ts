import { weekdayOf } from '@lattice/api/day';
import type { WorkingTime } from '@lattice/api/workingTime';

/** Key of `holiday_rule` by which days off of the town are days off of the group. */
const HOLIDAYS_OFF = '1';

/** What an attendance group says of its days. */
export interface ShiftDays {
  /** Keys of `week_day`, joined by commas. */
  workDays: string;
  holidayRule: string;
}

/** Whether a group works on a day `yyyy-MM-dd`. */
export const isShiftDay = ({ workDays, holidayRule }: ShiftDays, day: string, town: WorkingTime): boolean =>
  workDays.split(',').includes(String(weekdayOf(day))) && (holidayRule !== HOLIDAYS_OFF || town.isWorkingDay(day));
