import type { Page } from '@lattice/api/call';
import type { Context } from '../../call/Context.ts';

/** A line of a report, by the names of its columns. */
export type Line = Readonly<Record<string, unknown>>;

/** What answers a report, page by page. */
export type ReportAnswer = (
  input: Readonly<Record<string, unknown>>,
  context: Context,
) => Promise<Pick<Page<object>, 'records' | 'total'>>;

const SIZE = 200;
const MOST_PAGES = 25;

/** Every line of a report of a month, as it would be if nothing were frozen. */
export async function everyLine(answer: ReportAnswer, month: string, context: Context): Promise<Line[]> {
  const lines: Line[] = [];
  for (let current = 1; current <= MOST_PAGES; current += 1) {
    const { records, total } = await answer(
      { assessMonth: month, current: String(current), size: String(SIZE) },
      context,
    );
    lines.push(...(records as Line[]));
    if (lines.length >= total || records.length === 0) break;
  }
  return lines;
}
