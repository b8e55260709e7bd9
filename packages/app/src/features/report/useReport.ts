import type { PageQuery } from '@lattice/api/call';
import type { SendOptions } from '@lattice/api/bind';
import type { ReportRow } from '@lattice/ui/ReportTable';
import { useQuery } from '@tanstack/react-query';
import { loadResource } from '../../records/resources.ts';
import { idsIn, rowsIn } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import type { Report, Span } from './Report.ts';

type Calls = Readonly<Record<string, ((query: PageQuery, options: SendOptions) => Promise<object>) | undefined>>;

const SIZE = 200;

/** Every line of a report, a page after the other. */
async function linesOf({ of, call, keys, requested }: Report, span: Span, filters: PageQuery, options: SendOptions) {
  const ask = (client(await loadResource(of)) as unknown as Calls)[call];
  const read = async (current: number) =>
    rowsIn(await ask?.({ current, size: SIZE, ...requested(span), ...filters }, options));
  const first = await read(1);
  const others = Array.from({ length: Math.ceil(first.total / SIZE) - 1 }, (_, at) => read(at + 2));
  const pages = [first, ...(await Promise.all(others))];
  return pages.flatMap(({ records }) =>
    records.map((row): ReportRow => ({ ...row, id: keys.map((key) => idsIn(row[key]).join()).join(' ') })),
  );
}

/** The lines of a report for a month. */
export const useReport = (report: Report, span: Span, filters: PageQuery, isAsked = true) =>
  useQuery({
    queryKey: ['rows', report.of, 'report', report.call, span.month, filters],
    queryFn: async ({ signal }) => linesOf(report, span, filters, { signal }),
    enabled: isAsked,
  });
