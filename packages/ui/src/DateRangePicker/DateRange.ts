import { parseDay } from '../DatePicker/day.ts';

/** The days from one to another, both included, as `yyyy-MM-dd`; '' where one is not given. */
export interface DateRange {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
}

/** What is wrong with a range of days. */
export type RangeProblem = 'unfinished' | 'reversed';

/**
 * What is wrong with a range: one end half typed, or without the other where none may be open, or ends in the wrong
 * order; else null.
 */
export function rangeProblem({ from, to }: DateRange, canBeOpen = false): RangeProblem | null {
  if (from === '' && to === '') return null;
  const isGiven = (day: string) => parseDay(day) !== null || (canBeOpen && day === '');
  if (!isGiven(from) || !isGiven(to)) return 'unfinished';
  return from !== '' && to !== '' && from > to ? 'reversed' : null;
}
