import { abortError } from '../../Spreadsheet/pacer.ts';
import type { ReadRow } from '../../Spreadsheet/ReadSheet.ts';
import { SheetFault } from '../../Spreadsheet/SheetFault.ts';
import type { BackendResponse, BackendCalls } from './BackendCalls.ts';
import type { ImportBackend } from './ImportBackend.ts';
import type { ImportRow } from '../ImportRow.ts';

const PART = 250;

interface Waiting {
  resolve: (answered: unknown) => void;
  reject: (error: Error) => void;
}

/** A backend at the other end of a port; `fail` rejects all that is asked, and whatever is asked later. */
export function portBackend(port: MessagePort): ImportBackend & { fail: (error: Error) => void } {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let broken: Error | null = null;
  port.addEventListener('message', ({ data }: MessageEvent<BackendResponse>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answered' in data) one?.resolve(data.answered);
    else one?.reject(data.code === undefined ? new Error(data.message) : new SheetFault(data.code));
  });
  port.start();
  const ask = <Call extends keyof BackendCalls>(
    call: Call,
    requested: BackendCalls[Call]['requested'],
    signal: AbortSignal,
  ) => {
    next += 1;
    const id = next;
    return new Promise<BackendCalls[Call]['answered']>((resolve, reject) => {
      if (broken) return reject(broken);
      if (signal.aborted) return reject(abortError());
      signal.addEventListener('abort', () => reject(abortError()), { once: true });
      // The port keeps the promise of BackendCalls: an answer has the shape of its question.
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      port.postMessage({ id, call, requested });
    });
  };
  return {
    read: async (file, sheet, signal) => {
      const { names, count } = await ask('open', { file, sheet }, signal);
      const rows: ReadRow[] = [];
      while (rows.length < count)
        rows.push(...(await ask('rows', { from: rows.length, to: rows.length + PART }, signal)));
      return { names, rows };
    },
    type: async (columns, rows, signal) => {
      const plain = columns.map(({ name, label, kind, required, options }) => ({
        name,
        label,
        kind,
        ...(required && { required }),
        ...(options && { options }),
      }));
      const typed: ImportRow[] = [];
      for (let from = 0; from < rows.length; from += PART)
        typed.push(...(await ask('type', { columns: plain, rows: rows.slice(from, from + PART) }, signal)));
      return typed;
    },
    close: () => port.close(),
    fail: (error) => {
      broken = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
