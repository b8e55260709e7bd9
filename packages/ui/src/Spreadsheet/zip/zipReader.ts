import { crc32 } from './crc32.ts';
import { inflate } from './inflate.ts';
import { pacer } from '../pacer.ts';
import { SheetFault } from '../SheetFault.ts';

/** A ZIP that is read. */
export interface ZipReader {
  /** Whether it holds a file. */
  has(name: string): boolean;
  /** The text of a file. */
  text(name: string, signal?: AbortSignal): Promise<string>;
}

interface Entry {
  method: number;
  sum: number;
  packed: number;
  size: number;
  offset: number;
}

const END = 0x06_05_4b_50;
const LINE = 0x02_01_4b_50;
const MOST = 256 * 1024 * 1024;
const SLICE = 1024 * 1024;

function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new SheetFault('damaged');
}

function entriesOf(view: DataView, bytes: Uint8Array): Map<string, Entry> {
  const end = endOf(view);
  const decoder = new TextDecoder();
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let rest = view.getUint16(end + 10, true); rest > 0; rest -= 1) {
    if (view.getUint32(at, true) !== LINE) throw new SheetFault('damaged');
    const [name, extra, comment] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    entries.set(
      decoder
        .decode(bytes.subarray(at + 46, at + 46 + name))
        .replace(/^\//, '')
        .replaceAll('\\', '/'),
      {
        method: view.getUint16(at + 10, true),
        sum: view.getUint32(at + 16, true),
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      },
    );
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** Decodes and checks a file in pieces; joining them is cheap. */
async function checkedText(bytes: Uint8Array, sum: number, signal?: AbortSignal): Promise<string> {
  const breathe = pacer(signal);
  const decoder = new TextDecoder();
  let [text, found] = ['', 0];
  for (let at = 0; at < bytes.length; at += SLICE) {
    const piece = bytes.subarray(at, at + SLICE);
    found = crc32(piece, found);
    text += decoder.decode(piece, { stream: true });
    await breathe();
  }
  if (found !== sum) throw new SheetFault('damaged');
  return text + decoder.decode();
}

/** Reads the list of files of a ZIP; each is unpacked when it is asked for. */
export function zipReader(buffer: ArrayBuffer): ZipReader {
  const view = new DataView(buffer);
  const bytes = new Uint8Array(buffer);
  const entries = (() => {
    try {
      return entriesOf(view, bytes);
    } catch {
      throw new SheetFault('damaged');
    }
  })();
  return {
    has: (name) => entries.has(name),
    text: async (name, signal) => {
      const entry = entries.get(name);
      if (entry === undefined || entry.offset + 30 > buffer.byteLength) throw new SheetFault('damaged');
      if (entry.size > MOST) throw new SheetFault('tooLarge');
      const start =
        entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
      const packed = bytes.subarray(start, start + entry.packed);
      if (entry.method !== 0 && entry.method !== 8) throw new SheetFault('damaged');
      return checkedText(entry.method === 0 ? packed : await inflate(packed, entry.size, signal), entry.sum, signal);
    },
  };
}
