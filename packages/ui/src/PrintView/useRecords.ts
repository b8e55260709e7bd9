import { useEffect, useState } from 'react';
import { isAbortError } from '../Spreadsheet/pacer.ts';
import { pump } from '../Spreadsheet/pump.ts';
import type { ExportAll, SheetRecord } from '../Spreadsheet/SheetRecord.ts';

/** Records that are fetched: those that have come, how many are awaited (0 if unknown), and how it ended. */
export interface Records {
  rows: readonly SheetRecord[];
  total: number;
  isDone: boolean;
  error: unknown;
}

const nothing: Records = { rows: [], total: 0, isDone: false, error: null };

/**
 * Fetches all records of a question; a new `attempt` starts again. Keep `exportAll` and `query` the same between
 * renders.
 */
export function useRecords<Query>(exportAll: ExportAll<Query>, query: Query, attempt: number): Records {
  const [records, setRecords] = useState<Records & { attempt: number }>({ ...nothing, attempt });
  useEffect(() => {
    const call = new AbortController();
    const rows: SheetRecord[] = [];
    let total = 0;
    const fetching = pump(
      exportAll(query, {
        signal: call.signal,
        onProgress: (_, known) => {
          total = known;
        },
      }),
      async (some) => {
        for (const row of some) rows.push(row);
        setRecords({ rows, total, isDone: false, error: null, attempt });
      },
      call.signal,
    );
    fetching
      .then(() => setRecords({ rows, total: rows.length, isDone: true, error: null, attempt }))
      .catch((error: unknown) => {
        if (!isAbortError(error)) setRecords({ rows, total, isDone: false, error, attempt });
      });
    return () => call.abort();
  }, [exportAll, query, attempt]);
  return records.attempt === attempt ? records : nothing;
}
