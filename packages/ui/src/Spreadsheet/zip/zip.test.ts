import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter as Archive } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { expect, it } from 'vitest';
import { zipReader } from './zipReader.ts';
import { zipWriter } from './zipWriter.ts';

async function zipped(files: Record<string, string[]>): Promise<ArrayBuffer> {
  const zip = zipWriter('application/zip');
  for (const [name, pieces] of Object.entries(files)) {
    const entry = zip.open(name);
    for (const piece of pieces) await entry.write(piece);
    await entry.close();
  }
  return (await zip.finish()).arrayBuffer();
}

const textIn = async (buffer: ArrayBuffer, name: string, signal?: AbortSignal) =>
  (await zipReader(buffer)).text(name, signal);

const long = Array.from({ length: 3000 }, (_, at) => `第 ${at} 行：${(at * 7919) % 104_729}\n`);

it('reads what it wrote', async () => {
  const zip = await zipReader(await zipped({ 'a.txt': ['你好', '，世界'], 'xl/长.xml': long, 'empty.txt': [] }));
  expect(await zip.text('a.txt')).toBe('你好，世界');
  expect(await zip.text('xl/长.xml')).toBe(long.join(''));
  expect(await zip.text('empty.txt')).toBe('');
  expect([zip.has('a.txt'), zip.has('b.txt')]).toEqual([true, false]);
});

it('reads what other programs write: sizes behind the file, stored files, odd paths', async () => {
  const archive = new Archive(new Uint8ArrayWriter(), { useWebWorkers: false });
  const bytes = new TextEncoder().encode(long.join(''));
  await archive.add('behind.txt', new Uint8ArrayReader(bytes), { dataDescriptor: true });
  await archive.add('/xl/stored.txt', new Uint8ArrayReader(bytes), { level: 0 });
  await archive.add('xl\\back.txt', new Uint8ArrayReader(bytes));
  const zip = await zipReader((await archive.close()).buffer);
  for (const name of ['behind.txt', 'xl/stored.txt', 'xl/back.txt']) expect(await zip.text(name)).toBe(long.join(''));
});

it('notices damage', async () => {
  const buffer = await zipped({ 'long.txt': long });
  for (let at = 200; at < buffer.byteLength - 200; at += Math.floor(buffer.byteLength / 50)) {
    const harmed = buffer.slice(0);
    const bytes = new Uint8Array(harmed);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    await expect(textIn(harmed, 'long.txt')).rejects.toMatchObject({ code: 'damaged' });
  }
  await expect(zipReader(buffer.slice(0, 4000))).rejects.toMatchObject({ code: 'damaged' });
});

/** The archive with a number of its only entry, at a place in the central directory, set to another value. */
function withNumber(buffer: ArrayBuffer, place: number, value: number): ArrayBuffer {
  const copy = buffer.slice(0);
  const view = new DataView(copy);
  const directory = view.getUint32(copy.byteLength - 6, true);
  view.setUint32(directory + place, value, true);
  return copy;
}

const SIZE = 24;

it('unpacks no bomb: neither one that says its size nor one that lies about it', async () => {
  const zeros = Array.from({ length: 64 }, () => '\0'.repeat(65_536));
  const bomb = await zipped({ 'bomb.xml': zeros });
  await expect(textIn(bomb, 'bomb.xml')).rejects.toMatchObject({ code: 'tooLarge' });
  await expect(textIn(withNumber(bomb, SIZE, 1000), 'bomb.xml')).rejects.toMatchObject({ code: 'damaged' });
  const plain = await zipped({ 'plain.xml': long });
  await expect(textIn(withNumber(plain, SIZE, 300 * 1024 * 1024), 'plain.xml')).rejects.toMatchObject({
    code: 'tooLarge',
  });
});

/** The archive with its only entry named so often in the central directory. */
function repeated(buffer: ArrayBuffer, times: number): ArrayBuffer {
  const end = buffer.byteLength - 22;
  const from = new DataView(buffer).getUint32(end + 16, true);
  const line = new Uint8Array(buffer, from, end - from);
  const whole = new Uint8Array(from + line.length * times + 22);
  whole.set(new Uint8Array(buffer, 0, from));
  for (let at = 0; at < times; at += 1) whole.set(line, from + at * line.length);
  whole.set(new Uint8Array(buffer, end), whole.length - 22);
  const view = new DataView(whole.buffer, whole.length - 22);
  view.setUint16(8, times, true);
  view.setUint16(10, times, true);
  view.setUint32(12, line.length * times, true);
  return whole.buffer;
}

it('refuses an archive of too many files', async () => {
  const one = await zipped({ 'a.txt': ['a'] });
  expect((await zipReader(repeated(one, 10))).has('a.txt')).toBe(true);
  await expect(zipReader(repeated(one, 10_001))).rejects.toMatchObject({ code: 'tooLarge' });
});

it('can be called off', async () => {
  const call = new AbortController();
  const zip = await zipReader(await zipped({ 'long.txt': long }));
  const reading = zip.text('long.txt', call.signal);
  call.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
