import type { BoardLine, DayMark } from '@lattice/ui/CalendarBoard';
import type { Option } from '@lattice/ui/Select';

/** A day of a member as the wire has it. */
export type AttendanceDay = Readonly<Record<string, unknown>> & { id: string };

/** How a verdict is written in a cell, by its key in the dictionary. */
const SHORT: Readonly<Record<string, string>> = { 1: '√', 2: '!', 3: '×', 4: 'L', 5: '–', 6: 'B' };
const PRESENT = new Set(['1', '2', '6']);
const EXCEPTIONS = new Set(['2', '3']);

const text = (value: unknown): string => String(value ?? '');

/** The first character of a verdict in Chinese, a sign elsewhere. */
const shortOf = (key: string, label: string): string => {
  const [first = ''] = label;
  return /\p{Script=Han}/u.test(first) && key !== '1' ? first : (SHORT[key] ?? '?');
};

/** The mark of a verdict; a day without one is told by its punches alone. */
export function markOf(key: string, verdicts: readonly Option[]): DayMark | undefined {
  const verdict = verdicts.find(({ value }) => value === key);
  if (verdict === undefined) return undefined;
  return { short: shortOf(key, verdict.label), label: verdict.label, tone: verdict.tone ?? 'neutral' };
}

/** The days of members as lines of a board, by name; each with its days present and its exceptions. */
export function monthLines(days: readonly AttendanceDay[], verdicts: readonly Option[]): BoardLine[] {
  const lines = new Map<string, BoardLine & { marks: Record<string, DayMark>; totals: [number, number] }>();
  for (const day of days) {
    const id = text(day.gridMemberId);
    const line = lines.get(id) ?? {
      id,
      label: text(day.gridMemberIdName) || id,
      detail: text(day.griddingIdName),
      marks: {},
      totals: [0, 0],
    };
    const key = text(day.attendanceResult);
    const mark = markOf(key, verdicts);
    if (mark !== undefined) line.marks[text(day.attendanceDate).slice(0, 10)] = mark;
    line.totals = [line.totals[0] + Number(PRESENT.has(key)), line.totals[1] + Number(EXCEPTIONS.has(key))];
    lines.set(id, line);
  }
  return [...lines.values()].sort(
    (a, b) => (a.detail ?? '').localeCompare(b.detail ?? '', 'zh') || a.label.localeCompare(b.label, 'zh'),
  );
}
