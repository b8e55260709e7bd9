import type { Tone } from '../theme/tones.ts';

/** Something on a day. */
export interface CalendarMark {
  /** The day, `yyyy-MM-dd`. */
  day: string;
  /** What is on it. */
  label: string;
  /** The colour of its dot; default `accent`. */
  tone?: Tone;
  /** Where it is; makes it a link. */
  href?: string;
}

/** The marks of each day, in their order. */
export function marksByDay(marks: readonly CalendarMark[]): ReadonlyMap<string, readonly CalendarMark[]> {
  const days = new Map<string, CalendarMark[]>();
  for (const mark of marks) {
    const known = days.get(mark.day);
    if (known) known.push(mark);
    else days.set(mark.day, [mark]);
  }
  return days;
}
