import { pacer } from '../pacer.ts';
import { SheetFault } from '../SheetFault.ts';

const SLICE = 32 * 1024;
const ZLIB_HEAD = new Uint8Array([0x78, 0x9c]);

/** A stream that unpacks raw deflate; before Chromium 103 there is only zlib, which wants a head before and a sum after. */
function unpacking(): { stream: DecompressionStream; head: Uint8Array<ArrayBuffer> | null } {
  try {
    return { stream: new DecompressionStream('deflate-raw'), head: null };
  } catch {
    return { stream: new DecompressionStream('deflate'), head: ZLIB_HEAD };
  }
}

/** Unpacks raw deflate to bytes of a known size, in small pieces that leave room for others. */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const breathe = pacer(signal);
  const { stream, head } = unpacking();
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const whole = new Uint8Array(size);
  const feed = async () => {
    if (head !== null) await writer.write(head);
    for (let at = 0; at < packed.length; at += SLICE) {
      await writer.write(packed.subarray(at, at + SLICE));
      await breathe();
    }
    // To close without the sum is an error that throws away what is not read yet, so such a stream is left open and cancelled by the reader.
    if (head === null) await writer.close();
  };
  const fed = feed().catch((error: unknown) => {
    void reader.cancel().catch(() => undefined);
    return error;
  });
  const ended = fed.then(() => ({ done: true, value: undefined }) as const);
  let filled = 0;
  try {
    while (filled < size) {
      // All that was fed is there before its end is told, so a piece that waits comes first.
      const { done, value } = await Promise.race([reader.read(), ended]);
      if (done) break;
      if (filled + value.length > size) throw new SheetFault('damaged');
      whole.set(value, filled);
      filled += value.length;
    }
  } catch {
    throw new SheetFault('damaged');
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  const failure = filled < size ? await fed : null;
  if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
  if (filled < size) throw new SheetFault('damaged');
  return whole;
}
