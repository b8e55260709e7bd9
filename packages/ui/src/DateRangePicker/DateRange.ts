import { parseDay } from '../DateField/day.ts';

/** The days from one to another, both included, as `yyyy-MM-dd`; '' where one is not given. */
export interface DateRange {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
}

/** What is wrong with a range of days. */
export type RangeProblem = 'unfinished' | 'reversed';

/** What is wrong with a range: one end without the other or half typed, or ends in the wrong order; else null. */
export function rangeProblem({ from, to }: DateRange): RangeProblem | null {
  if (from === '' && to === '') return null;
  if (parseDay(from) === null || parseDay(to) === null) return 'unfinished';
  return from > to ? 'reversed' : null;
}
