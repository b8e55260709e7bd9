import { gridmemberattendancerecord } from '@lattice/api/resources/grid/gridmemberattendancerecord';
import { useQuery } from '@tanstack/react-query';
import { rowsIn } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import { spanOf } from '../report/span.ts';
import type { AttendanceDay } from './monthLines.ts';

const SIZE = 200;
const MOST_PAGES = 20;

async function pageOf(month: string, griddingId: string, current: number, signal: AbortSignal) {
  const { from, to } = spanOf(month);
  return rowsIn(
    await client(gridmemberattendancerecord).page(
      {
        current,
        size: SIZE,
        ascs: 'attendance_date',
        attendanceDate_dategt: from,
        attendanceDate_datelt: to,
        ...(griddingId !== '' && { griddingId_below: griddingId }),
      },
      { signal },
    ),
  );
}

/** The days of a month: of one's own, or of everybody whom the person sees in a grid. */
export const useMonth = (month: string, griddingId: string, isOwn: boolean) =>
  useQuery({
    queryKey: ['rows', gridmemberattendancerecord.path, 'month', month, griddingId, isOwn],
    queryFn: async ({ signal }): Promise<AttendanceDay[]> => {
      if (isOwn)
        return (await client(gridmemberattendancerecord).getAttenList({ month }, { signal })) as AttendanceDay[];
      const first = await pageOf(month, griddingId, 1, signal);
      const count = Math.min(MOST_PAGES, Math.ceil(first.total / SIZE));
      const others = Array.from({ length: Math.max(0, count - 1) }, async (_, at) =>
        pageOf(month, griddingId, at + 2, signal),
      );
      return [first, ...(await Promise.all(others))].flatMap(({ records }) => records);
    },
  });
