import { abortError } from './pacer.ts';
import type { SheetRecord } from './SheetRecord.ts';

/** Rejects when the work is called off, even where what is waited for does not listen. */
function orCalledOff<T>(waited: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(abortError());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Hands part after part of a source on; when the work is called off, the source is told and nothing more is handed on.
 */
export async function pump(
  source: AsyncIterable<readonly SheetRecord[]>,
  take: (rows: readonly SheetRecord[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const parts = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next: IteratorResult<readonly SheetRecord[], undefined> = await orCalledOff(parts.next(), signal);
      if (next.done === true) return;
      await take(next.value);
    }
  } catch (error) {
    void parts.return?.().catch(() => undefined);
    throw error;
  }
}
