/** How a task stands to its due moment, with the whole days or hours left or gone. */
export type DueState = { state: 'none' } | { state: 'overdue' | 'soon' | 'later'; unit: 'day' | 'hour'; count: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Reads a moment of the wire, `yyyy-MM-dd HH:mm:ss` in China time, against now; less than a day left is soon. */
export function dueState(due: string | number | null | undefined, now: number): DueState {
  const at = (due ?? '') === '' ? Number.NaN : Date.parse(`${String(due).replace(' ', 'T')}+08:00`);
  if (Number.isNaN(at)) return { state: 'none' };
  const gap = Math.abs(at - now);
  const [unit, size] = gap < DAY ? ['hour' as const, HOUR] : ['day' as const, DAY];
  const state = at < now ? 'overdue' : gap < DAY ? 'soon' : 'later';
  return { state, unit, count: Math.floor(gap / size) };
}
