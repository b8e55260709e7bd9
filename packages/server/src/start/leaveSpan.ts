import { dayFrom } from '@lattice/api/day';
import { townDay } from '@lattice/api/townTime';

/**
 * The first and last of some working days in a row; the first is the one `begin` days from now, or the next
 * working day after it.
 */
export function leaveSpan(
  now: Date,
  begin: number,
  days: number,
  isWorkingDay: (day: string) => boolean,
): { from: string; to: string } {
  const found: string[] = [];
  for (let offset = begin; found.length < days; offset += 1) {
    const day = dayFrom(townDay(now), offset);
    if (isWorkingDay(day)) found.push(day);
  }
  return { from: found[0] ?? '', to: found.at(-1) ?? '' };
}
