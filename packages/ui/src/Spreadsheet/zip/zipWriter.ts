import { crc32 } from './crc32.ts';
import { deflater } from './deflater.ts';

/** A file inside a ZIP while it is written. */
export interface ZipEntry {
  /** Adds text to it. */
  write(text: string): Promise<void>;
  /** Ends it; the next one may be opened then. */
  close(): Promise<void>;
}

/** A ZIP while it is written, one file after the other. */
export interface ZipWriter {
  /** Begins a file. */
  open(name: string): ZipEntry;
  /** Ends the ZIP. */
  finish(type: string): Blob;
}

const encoder = new TextEncoder();
const UTF8_NAMES = 0x08_00;
const DEFLATED = 8;
const VERSION = 20;
const FIRST_DAY = 0x21;

/** Numbers in little endian order, each with its width in bytes. */
function numbers(...pairs: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(pairs.reduce((sum, [, width]) => sum + width, 0)));
  let at = 0;
  for (const [value, width] of pairs) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}

/** Writes a ZIP of deflated files; what is packed leaves the heap as blobs. */
export function zipWriter(): ZipWriter {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let [offset, directorySize, count] = [0, 0, 0];

  const add = (name: string, sum: number, size: number, packed: Blob) => {
    const label = encoder.encode(name);
    const facts = [
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [DEFLATED, 2],
      [0, 2],
      [FIRST_DAY, 2],
      [sum, 4],
      [packed.size, 4],
      [size, 4],
      [label.length, 2],
      [0, 2],
    ] as const;
    const head = numbers([0x04_03_4b_50, 4], ...facts);
    const line = numbers([0x02_01_4b_50, 4], [VERSION, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    parts.push(head, label, packed);
    directory.push(line, label);
    offset += head.length + label.length + packed.size;
    directorySize += line.length + label.length;
    count += 1;
  };

  return {
    open: (name) => {
      const packing = deflater();
      let [sum, size] = [0, 0];
      return {
        write: (text) => {
          const bytes = encoder.encode(text);
          sum = crc32(bytes, sum);
          size += bytes.length;
          return packing.write(bytes);
        },
        close: async () => add(name, sum, size, await packing.close()),
      };
    },
    finish: (type) =>
      new Blob(
        [
          ...parts,
          ...directory,
          numbers([0x06_05_4b_50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directorySize, 4], [offset, 4], [0, 2]),
        ],
        { type },
      ),
  };
}
