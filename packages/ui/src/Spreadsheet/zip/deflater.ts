/** What packs bytes that come piece by piece. */
export interface Deflater {
  /** Packs more bytes. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Ends and hands over all that is packed, as a raw deflate stream. */
  close(): Promise<Blob>;
}

const HEAD = 2;
const SUM = 4;

/** Packs bytes with the browser's own compression: a zlib stream, of which a ZIP takes the middle. */
export function deflater(): Deflater {
  // The raw format came with Chromium 103, zlib with 80.
  const stream = new CompressionStream('deflate');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const drained = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      pieces.push(value);
    }
  })();
  return {
    write: (bytes) => writer.write(bytes),
    close: async () => {
      await writer.close();
      await drained;
      return new Blob(pieces).slice(HEAD, -SUM);
    },
  };
}
