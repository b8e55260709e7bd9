import type { BoardLine, DayMark } from './CalendarBoard.tsx';

/** Whether a day `yyyy-MM-dd` is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Every day of a month `yyyy-MM`. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

/** Each mark that some lines have, once, in the order in which they come. */
export function legendOf(lines: readonly Pick<BoardLine, 'marks'>[]): DayMark[] {
  const found = new Map<string, DayMark>();
  for (const { marks } of lines)
    for (const mark of Object.values(marks)) if (!found.has(mark.label)) found.set(mark.label, mark);
  return [...found.values()];
}
