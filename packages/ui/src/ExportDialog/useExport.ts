import { useEffect, useRef, useState } from 'react';
import { isAbortError } from '../Spreadsheet/pacer.ts';
import { pump } from '../Spreadsheet/pump.ts';
import type { ExportAll } from '../Spreadsheet/SheetRecord.ts';
import type { SheetWriter } from '../Spreadsheet/SheetWriter.ts';

/**
 * How an export stands: not begun, on its way, ended before all was there, or saved. `total` is 0 while it is unknown.
 */
export type ExportState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; total: number }
  | { phase: 'packing'; done: number }
  | { phase: 'stopped'; done: number; error: unknown }
  | { phase: 'saved'; done: number };

/** What an export needs. */
export interface ExportJob {
  /** The records, a part at a time. */
  rows: (options: Parameters<ExportAll<unknown>>[1]) => ReturnType<ExportAll<unknown>>;
  /** Begins the file. */
  open: () => Promise<SheetWriter>;
  /** Hands the finished file over. */
  save: (blob: Blob) => void;
  /** How many records are awaited; 0 if unknown. */
  total: number;
}

/** An export: it can be stopped at any time, and what has come until then can still be saved. */
export function useExport(): {
  state: ExportState;
  start: (job: ExportJob) => Promise<void>;
  stop: () => void;
  savePart: () => Promise<void>;
  reset: () => void;
} {
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const part = useRef<{ writer: SheetWriter; save: (blob: Blob) => void } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const savePart = async () => {
    const begun = part.current;
    if (begun === null) return;
    part.current = null;
    const done = begun.writer.count();
    setState({ phase: 'packing', done });
    begun.save(await begun.writer.finish());
    setState({ phase: 'saved', done });
  };

  const start = async ({ rows, open, save, total: awaited }: ExportJob) => {
    const call = new AbortController();
    running.current = call;
    let [done, total] = [0, awaited];
    const show = () => setState({ phase: 'running', done, total });
    show();
    try {
      const writer = await open();
      part.current = { writer, save };
      const source = rows({
        signal: call.signal,
        onProgress: (_, known) => {
          total = known || total;
        },
      });
      await pump(
        source,
        async (some) => {
          await writer.add(some, call.signal);
          done = writer.count();
          show();
        },
        call.signal,
      );
      await savePart();
    } catch (error) {
      const kept = part.current?.writer.count() ?? 0;
      setState({ phase: 'stopped', done: kept, error: isAbortError(error) ? null : error });
    }
  };

  return {
    state,
    start,
    stop: () => running.current?.abort(),
    savePart,
    reset: () => {
      part.current = null;
      setState({ phase: 'idle' });
    },
  };
}
