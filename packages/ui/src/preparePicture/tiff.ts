/** A value of a directory of TIFF, as its file has it. */
export interface TiffEntry {
  tag: number;
  type: number;
  count: number;
  /** In the order of bytes of the file. */
  bytes: Uint8Array;
}

/** Bytes of one value by its type. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const HEAD = 8;
const inline = ({ bytes }: TiffEntry) => bytes.length <= 4;
const even = (length: number) => length + (length % 2);

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether the smaller half of a number comes first; null for bytes that are no TIFF. */
export function orderOf(tiff: Uint8Array): boolean | null {
  const order = String.fromCharCode(...tiff.subarray(0, 4));
  if (order === 'II*\u0000') return true;
  return order === 'MM\u0000*' ? false : null;
}

/** The number that an entry holds; 0 where it holds none. */
export function numberIn({ type, bytes }: TiffEntry, isLittle: boolean): number {
  if (type === 3 && bytes.length >= 2) return viewOf(bytes).getUint16(0, isLittle);
  return type === 4 && bytes.length >= 4 ? viewOf(bytes).getUint32(0, isLittle) : 0;
}

/** The entries of the directory at a place; those that do not lie within the bytes are left out. */
export function entriesAt(tiff: Uint8Array, at: number, isLittle: boolean): TiffEntry[] {
  const view = viewOf(tiff);
  if (at < HEAD || at + 2 > tiff.length) return [];
  const count = Math.min(view.getUint16(at, isLittle), Math.floor((tiff.length - at - 2) / 12));
  return Array.from({ length: count }, (_, index): TiffEntry[] => {
    const place = at + 2 + index * 12;
    const [tag, type] = [view.getUint16(place, isLittle), view.getUint16(place + 2, isLittle)];
    const values = view.getUint32(place + 4, isLittle);
    const size = (SIZES[type] ?? 0) * values;
    const from = size <= 4 ? place + 8 : view.getUint32(place + 8, isLittle);
    if (size === 0 || from + size > tiff.length) return [];
    return [{ tag, type, count: values, bytes: tiff.slice(from, from + size) }];
  }).flat();
}

/** The entries of the first directory. */
export const firstEntries = (tiff: Uint8Array, isLittle: boolean): TiffEntry[] =>
  tiff.length < HEAD ? [] : entriesAt(tiff, viewOf(tiff).getUint32(4, isLittle), isLittle);

const lengthOf = (entries: readonly TiffEntry[]) =>
  entries.reduce((sum, entry) => sum + 12 + (inline(entry) ? 0 : even(entry.bytes.length)), 2 + 4);

function writeDirectory(tiff: Uint8Array, start: number, entries: readonly TiffEntry[], isLittle: boolean): void {
  const view = viewOf(tiff);
  view.setUint16(start, entries.length, isLittle);
  let data = start + 2 + entries.length * 12 + 4;
  for (const [index, entry] of entries.entries()) {
    const place = start + 2 + index * 12;
    view.setUint16(place, entry.tag, isLittle);
    view.setUint16(place + 2, entry.type, isLittle);
    view.setUint32(place + 4, entry.count, isLittle);
    if (inline(entry)) tiff.set(entry.bytes, place + 8);
    else {
      view.setUint32(place + 8, data, isLittle);
      tiff.set(entry.bytes, data);
      data += even(entry.bytes.length);
    }
  }
}

/** An entry that holds one number, of 16 bits (type 3) or 32 (type 4). */
export function numberEntry(tag: number, type: 3 | 4, value: number, isLittle: boolean): TiffEntry {
  const bytes = new Uint8Array(type === 3 ? 2 : 4);
  if (type === 3) viewOf(bytes).setUint16(0, value, isLittle);
  else viewOf(bytes).setUint32(0, value, isLittle);
  return { tag, type, count: 1, bytes };
}

/** A TIFF of a first directory and of those that it points to, each under the tag of its pointer. */
export function writeTiff(
  first: readonly TiffEntry[],
  below: readonly (readonly [tag: number, entries: readonly TiffEntry[]])[],
  isLittle: boolean,
): Uint8Array {
  let end = HEAD + lengthOf([...first, ...below.map(([tag]) => numberEntry(tag, 4, 0, isLittle))]);
  const placed = below.map(([tag, entries]) => {
    const start = end;
    end += lengthOf(entries);
    return { tag, entries, start };
  });
  const tiff = new Uint8Array(end);
  tiff.set(isLittle ? [0x49, 0x49, 0x2a, 0] : [0x4d, 0x4d, 0, 0x2a]);
  viewOf(tiff).setUint32(4, HEAD, isLittle);
  const pointers = placed.map(({ tag, start }) => numberEntry(tag, 4, start, isLittle));
  const all = [...first, ...pointers].sort((one, other) => one.tag - other.tag);
  writeDirectory(tiff, HEAD, all, isLittle);
  for (const { entries, start } of placed) writeDirectory(tiff, start, entries, isLittle);
  return tiff;
}
