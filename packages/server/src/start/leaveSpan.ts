const DAY = 86_400_000;
const dayOf = (date: Date) => new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/**
 * The first and last of some working days in a row; the first is the one `restoreTabs` days from now, or the next
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
    const day = dayOf(new Date(now.getTime() + offset * DAY));
    if (isWorkingDay(day)) found.push(day);
  }
  return { from: found[0] ?? '', to: found.at(-1) ?? '' };
}
