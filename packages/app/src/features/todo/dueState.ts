import { readTownMoment } from '@lattice/api/townTime';

/** How a task stands to its due moment, with the whole days or hours left or gone. */
export type DueState = { state: 'none' } | { state: 'overdue' | 'soon' | 'later'; unit: 'day' | 'hour'; count: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Reads a moment of the wire, `yyyy-MM-dd HH:mm:ss` in the town, against now; less than a day left is soon. */
export function dueState(due: string | number | null | undefined, now: number): DueState {
  const at = readTownMoment(String(due ?? ''))?.getTime();
  if (at === undefined) return { state: 'none' };
  const gap = Math.abs(at - now);
  const [unit, size] = gap < DAY ? ['hour' as const, HOUR] : ['day' as const, DAY];
  const state = at < now ? 'overdue' : gap < DAY ? 'soon' : 'later';
  return { state, unit, count: Math.floor(gap / size) };
}
