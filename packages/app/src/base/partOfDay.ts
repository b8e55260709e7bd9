import { townText } from '@lattice/api/townTime';

/** The hour of the town from 0 to 23. */
export const townHour = (moment: Date): number => Number(townText(moment).slice(11, 13));

/** A part of the day with a greeting of its own. */
export type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the day of an hour from 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
