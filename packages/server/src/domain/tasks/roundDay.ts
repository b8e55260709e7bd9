import { daysOfMonth, weekdayOf } from '@lattice/api/day';

/** When a patrol comes round again. */
export interface Cycle {
  /** Key of the dictionary `patrol_cycle`: 0 once, 1 daily, 2 weekly, 3 twice a month, 4 monthly, 5 quarterly. */
  cycleType: string;
  /** Days of the week from 1 for Monday, or of the month, as numbers and spans: `1-5`; '' for those of the cycle. */
  cycleDays: string;
  /** The day on which it begins, `yyyy-MM-dd`. */
  start: string;
}

const HALF_MONTH = [1, 16];
const QUARTER = 3;

function daysIn(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, from, to] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part.trim()) ?? [];
    if (from === undefined) return [];
    return Array.from({ length: Math.max(0, Number(to ?? from) - Number(from) + 1) }, (_, i) => Number(from) + i);
  });
}

const dayOfMonth = (day: string) => Number(day.slice(8));
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** A day of the month that the month lacks falls on its last day. */
function isDayOfMonth(day: string, wanted: readonly number[]): boolean {
  const last = daysOfMonth(day.slice(0, 7)).length;
  return wanted.some((one) => Math.min(one, last) === dayOfMonth(day));
}

/** Whether a patrol is walked on a day after the one on which it begins. */
export function isRoundDay({ cycleType, cycleDays, start }: Cycle, day: string): boolean {
  if (day <= start) return false;
  const given = daysIn(cycleDays);
  const chosen = (usual: readonly number[]) => (given.length > 0 ? given : usual);
  switch (cycleType) {
    case '1':
      return given.length === 0 || given.includes(weekdayOf(day));
    case '2':
      return chosen([weekdayOf(start)]).includes(weekdayOf(day));
    case '3':
      return isDayOfMonth(day, chosen(HALF_MONTH));
    case '4':
      return isDayOfMonth(day, chosen([dayOfMonth(start)]));
    case '5':
      return (monthOf(day) - monthOf(start)) % QUARTER === 0 && isDayOfMonth(day, chosen([dayOfMonth(start)]));
    default:
      return false;
  }
}
