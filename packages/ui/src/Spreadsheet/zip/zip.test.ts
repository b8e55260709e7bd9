import { createInflate } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { zipReader } from './zipReader.ts';
import { zipWriter } from './zipWriter.ts';

async function zipped(files: Record<string, string[]>): Promise<ArrayBuffer> {
  const zip = zipWriter();
  for (const [name, pieces] of Object.entries(files)) {
    const entry = zip.open(name);
    for (const piece of pieces) await entry.write(piece);
    await entry.close();
  }
  return zip.finish('application/zip').arrayBuffer();
}

const long = Array.from({ length: 3000 }, (_, at) => `第 ${at} 行：${(at * 7919) % 104_729}\n`);

it('reads what it wrote', async () => {
  const zip = zipReader(await zipped({ 'a.txt': ['你好', '，世界'], 'xl/长.xml': long, 'empty.txt': [] }));
  expect(await zip.text('a.txt')).toBe('你好，世界');
  expect(await zip.text('xl/长.xml')).toBe(long.join(''));
  expect(await zip.text('empty.txt')).toBe('');
  expect([zip.has('a.txt'), zip.has('b.txt')]).toEqual([true, false]);
});

/** What browsers had before Chromium 103: zlib alone, each piece unpacked when its write is done, and an error where the sum is missing. */
class OldStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: CompressionFormat) {
    if (format === 'deflate-raw') throw new TypeError('no such format');
    const inflate = createInflate();
    super({
      start: (control) => {
        inflate.on('data', (piece: Uint8Array) => control.enqueue(piece));
        inflate.on('error', (error) => control.error(error));
      },
      transform: async (piece) => {
        await new Promise((resolve) => inflate.write(piece, resolve));
        await new Promise(setImmediate);
      },
      flush: () => Promise.reject(new TypeError('the sum is missing')),
    });
  }
}

it('reads where only zlib can be unpacked, as before Chromium 103', async () => {
  const buffer = await zipped({ 'long.txt': long });
  vi.stubGlobal('DecompressionStream', OldStream);
  expect(await zipReader(buffer).text('long.txt')).toBe(long.join(''));
  const short = buffer.slice(0);
  new Uint8Array(short).fill(0, 200, 260);
  await expect(zipReader(short).text('long.txt')).rejects.toMatchObject({ code: 'damaged' });
  vi.unstubAllGlobals();
});

it('notices damage', async () => {
  const buffer = await zipped({ 'long.txt': long });
  const bytes = new Uint8Array(buffer);
  bytes[2000] = (bytes[2000] ?? 0) ^ 0xff;
  await expect(zipReader(buffer).text('long.txt')).rejects.toMatchObject({ code: 'damaged' });
  expect(() => zipReader(buffer.slice(0, 4000))).toThrow(/damaged/);
});

it('can be called off', async () => {
  const call = new AbortController();
  const reading = zipReader(await zipped({ 'long.txt': long })).text('long.txt', call.signal);
  call.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
