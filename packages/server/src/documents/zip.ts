import { crc32 } from 'node:zlib';

/** First of January 2024 at midnight, as a ZIP archive writes dates. */
const DATE = ((2024 - 1980) << 9) | (1 << 5) | 1;
/** Flag of names in UTF-8. */
const UTF8 = 0x0800;

const numbers = (...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    parts.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );

/** A ZIP archive (APPNOTE 6.3) of files by name, stored as they are; the same files give the same bytes. */
export function zip(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [path, bytes] of Object.entries(files)) {
    const name = Buffer.from(path, 'utf8');
    const about = numbers(
      [20, 2],
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    );
    const head = Buffer.concat([numbers([0x04034b50, 4]), about, name]);
    local.push(head, Buffer.from(bytes));
    central.push(numbers([0x02014b50, 4], [20, 2]), about, numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name);
    at += head.length + bytes.length;
  }
  const index = Buffer.concat(central);
  const count = Object.keys(files).length;
  return new Uint8Array(
    Buffer.concat([
      ...local,
      index,
      numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [index.length, 4], [at, 4], [0, 2]),
    ]),
  );
}
