import type { Option } from '@lattice/ui/Select';
import { type AttendanceDay, markOf } from './monthLines.ts';

/** What a monthly sheet adds up for a member. */
export const sheetTotals = ['present', 'leave', 'late', 'early', 'missed', 'absent'] as const;

/** One of the sums of a monthly sheet. */
export type SheetTotal = (typeof sheetTotals)[number];

/** A member on a monthly sheet: name, grid, a mark a day by `yyyy-MM-dd`, and the sums. */
export type SheetLine = Record<string, string | number> & Record<SheetTotal, number>;

const text = (value: unknown): string => String(value ?? '');
const PRESENT = new Set(['1', '2', '6']);
const [LEAVE, ABSENT] = ['4', '3'];
const [LATE, EARLY, MISSED] = ['2', '3', '4'];

/** The lines of a monthly sheet, by grid and name. */
export function monthSheet(days: readonly AttendanceDay[], verdicts: readonly Option[]): SheetLine[] {
  const lines = new Map<string, SheetLine>();
  for (const day of days) {
    const id = text(day.gridMemberId);
    const line = lines.get(id) ?? {
      id,
      name: text(day.gridMemberIdName) || id,
      grid: text(day.griddingIdName),
      present: 0,
      leave: 0,
      late: 0,
      early: 0,
      missed: 0,
      absent: 0,
    };
    const verdict = text(day.attendanceResult);
    // A day that was corrected counts by its verdict alone.
    const punches = text(day.isMakeup) === '1' ? [] : [text(day.onResult), text(day.offResult)];
    const mark = markOf(verdict, verdicts);
    if (mark !== undefined) line[text(day.attendanceDate).slice(0, 10)] = mark.short;
    line.present += Number(PRESENT.has(verdict));
    line.leave += Number(verdict === LEAVE);
    line.absent += Number(verdict === ABSENT);
    line.late += Number(punches.includes(LATE));
    line.early += Number(punches.includes(EARLY));
    line.missed += punches.filter((one) => one === MISSED).length;
    lines.set(id, line);
  }
  return [...lines.values()].sort(
    (a, b) =>
      text(a['grid']).localeCompare(text(b['grid']), 'zh') || text(a['name']).localeCompare(text(b['name']), 'zh'),
  );
}
