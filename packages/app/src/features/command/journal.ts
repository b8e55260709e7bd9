import type { Row } from '@lattice/api/resource';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import type { TrackEvent } from '@lattice/ui/TrackPlayer';
import { client } from '../../session/client.ts';
import { momentOf } from '../tracks/tracksOf.ts';

/** A line of the journal of dispatch, with the names of its references. */
export type JournalRow = Row<typeof recorddispatch> & Partial<Record<'sendUserName' | 'receiverNames', string>>;

const SIZE = 200;
/** Pages of one course that are read at most. */
const MOST_PAGES = 5;

/** Filters that choose the lines of one course: an event, a plan, or a span of days. */
export type JournalQuery = Readonly<Record<string, string>>;

/** The lines of a course in the order in which they were written. */
export async function journalOf(query: JournalQuery, signal: AbortSignal): Promise<JournalRow[]> {
  const page = async (current: number) =>
    client(recorddispatch).page({ ...query, ascs: 'dispatch_no', current, size: SIZE }, { signal });
  const first = await page(1);
  const count = Math.min(MOST_PAGES, Math.ceil(first.total / SIZE));
  const others = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, async (_, at) => page(at + 2)));
  return [first, ...others].flatMap(({ records }) => records);
}

/** What a line says, by the first of its texts. */
export const wordsOf = ({ sendMess, roomName, dispatchNo }: Partial<JournalRow>): string =>
  [sendMess, roomName, dispatchNo].find((one) => (one ?? '') !== '') ?? '';

/** The lines of the response that goes on: those after its start, which is the last line without a step. */
export function linesOfRun(lines: readonly JournalRow[]): readonly JournalRow[] {
  const start = lines.findLastIndex(({ dispatchType, stepNo }) => dispatchType === '7' && !Number(stepNo));
  return lines.slice(start + 1);
}

/** The lines on map and line of time; those without a time are left out. */
export const eventsOf = (lines: readonly JournalRow[], nameOf: (line: JournalRow) => string): TrackEvent[] =>
  lines.flatMap((line, at): TrackEvent[] => {
    const time = momentOf(line.startTime);
    const [lng, lat] = [Number(line.lon), Number(line.lat)];
    if (!Number.isFinite(time)) return [];
    return [
      {
        id: line.id || `#${at}`,
        name: nameOf(line),
        time,
        ...(lng > 0 && lat > 0 && { position: [lng, lat] as [number, number] }),
      },
    ];
  });
