import { abortError } from './pacer.ts';
import type { ExportAll, SheetRecord } from './SheetRecord.ts';

interface Page {
  records: readonly SheetRecord[];
  total: number;
}

/** Makes the export of a source that only answers pages: asks for one after the other, until all are there. */
export function exportByPages<Query extends object>(
  read: (query: Query & { page: number; size: number }, signal: AbortSignal) => Promise<Page>,
  size = 1000,
): ExportAll<Query> {
  return async function* pages(query, { signal, onProgress }) {
    for (let [page, done] = [1, 0]; ; page += 1) {
      if (signal.aborted) throw abortError();
      const { records, total } = await read({ ...query, page, size }, signal);
      done += records.length;
      onProgress(done, total);
      if (records.length > 0) yield records;
      if (records.length === 0 || done >= total) return;
    }
  };
}
