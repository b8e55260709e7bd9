import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  endOfYear,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from '@internationalized/date';
import type { DateRange } from './DateRange.ts';

/** The ranges that back offices ask for most. */
export type Preset = 'today' | 'thisWeek' | 'lastWeek' | 'thisMonth' | 'lastMonth' | 'thisYear';

const range = (from: CalendarDate, to: CalendarDate): DateRange => ({ from: from.toString(), to: to.toString() });
const week = (day: CalendarDate): DateRange => range(startOfWeek(day, 'zh-CN', 'mon'), endOfWeek(day, 'zh-CN', 'mon'));
const month = (day: CalendarDate): DateRange => range(startOfMonth(day), endOfMonth(day));

/** The days of each preset, seen from one day; weeks run from Monday to Sunday. */
export const presets = (today: CalendarDate): Readonly<Record<Preset, DateRange>> => ({
  today: range(today, today),
  thisWeek: week(today),
  lastWeek: week(today.subtract({ weeks: 1 })),
  thisMonth: month(today),
  lastMonth: month(today.subtract({ months: 1 })),
  thisYear: range(startOfYear(today), endOfYear(today)),
});
