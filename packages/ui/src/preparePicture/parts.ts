import type { PictureKind } from './pictureKind.ts';

/** A picture without its notes, its pixels as they were, and its notes as a TIFF. */
export interface PictureParts {
  plain: Uint8Array;
  /** Null where it has none. */
  notes: Uint8Array | null;
  /** Shows several pictures one after the other. */
  isMoving: boolean;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** One after the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const EXIF = 'Exif\u0000\u0000';
const withoutHead = (notes: Uint8Array) => (ascii(notes, 0, 6) === EXIF ? notes.subarray(6) : notes);

/** Segments of programs and cameras (APP1 to APP15) and comments go, but for what says how colours are meant. */
function isKeptSegment(marker: number, data: Uint8Array): boolean {
  if (marker === 0xe2) return ascii(data, 0, 12) === 'ICC_PROFILE\u0000';
  return marker === 0xe0 || marker === 0xee || ((marker < 0xe1 || marker > 0xef) && marker !== 0xfe);
}

/** Where coded pixels that begin at a place end: at the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function jpeg(bytes: Uint8Array): PictureParts | null {
  const kept = [bytes.subarray(0, 2)];
  let notes: Uint8Array | null = null;
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // What stands behind the end is another picture or a film.
    if (marker === 0xd9) return { plain: joined([...kept, bytes.subarray(at, at + 2)]), notes, isMoving: false };
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    const data = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && ascii(data, 0, 6) === EXIF) notes ??= data.subarray(6);
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (isKeptSegment(marker, data)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return { plain: joined(kept), notes, isMoving: false };
}

function png(bytes: Uint8Array): PictureParts | null {
  const kept = [bytes.subarray(0, 8)];
  let notes: Uint8Array | null = null;
  let isMoving = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + viewOf(bytes).getUint32(at);
    if (end > bytes.length) return null;
    const type = ascii(bytes, at + 4, at + 8);
    if (type === 'eXIf') notes = withoutHead(bytes.subarray(at + 8, end - 4));
    if (type === 'acTL') isMoving = true;
    if (!['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return { plain: joined(kept), notes, isMoving };
    at = end;
  }
  return null;
}

function webp(bytes: Uint8Array): PictureParts | null {
  const head = bytes.slice(0, 12);
  const kept: Uint8Array[] = [head];
  let notes: Uint8Array | null = null;
  let isMoving = false;
  const whole = Math.min(bytes.length, 8 + viewOf(bytes).getUint32(4, true));
  for (let at = 12; at + 8 <= whole;) {
    const size = viewOf(bytes).getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return null;
    const type = ascii(bytes, at, at + 4);
    if (type === 'EXIF') notes = withoutHead(bytes.subarray(at + 8, at + 8 + size));
    else if (type === 'VP8X') {
      const canvas = bytes.slice(at, end);
      const flags = canvas[8] ?? 0;
      isMoving = (flags & 0x02) !== 0;
      // Neither EXIF nor XMP follows.
      canvas[8] = flags & ~0x0c;
      kept.push(canvas);
    } else if (type !== 'XMP ') kept.push(bytes.subarray(at, end));
    at = end;
  }
  const plain = joined(kept);
  viewOf(plain).setUint32(4, plain.length - 8, true);
  return { plain, notes, isMoving };
}

/** Kinds whose notes stand in a box of their own, found by how they begin: the box is told elsewhere. */
function boxed(bytes: Uint8Array): PictureParts {
  for (let at = bytes.indexOf(0x45); at !== -1; at = bytes.indexOf(0x45, at + 1))
    if (/^Exif\u0000\u0000(?:II\*\u0000|MM\u0000\*)$/.test(ascii(bytes, at, at + 10)))
      return { plain: bytes, notes: bytes.subarray(at + 6), isMoving: false };
  return { plain: bytes, notes: null, isMoving: false };
}

const readers: Readonly<Record<PictureKind, (bytes: Uint8Array) => PictureParts | null>> = {
  jpeg,
  png,
  webp,
  gif: (bytes) => ({ plain: bytes, notes: null, isMoving: true }),
  bmp: (bytes) => ({ plain: bytes, notes: null, isMoving: false }),
  heic: boxed,
  avif: boxed,
};

/** Takes a picture apart without touching its pixels; null where its parts do not follow one another as they should. */
export const partsOf = (kind: PictureKind, bytes: Uint8Array): PictureParts | null => readers[kind](bytes);

/** A JPEG with notes in front. */
export function withNotes(picture: Uint8Array, notes: Uint8Array): Uint8Array {
  const head = new Uint8Array(4 + 6);
  head.set([0xff, 0xe1]);
  viewOf(head).setUint16(2, 2 + 6 + notes.length);
  head.set(new TextEncoder().encode(EXIF), 4);
  return joined([picture.subarray(0, 2), head, notes, picture.subarray(2)]);
}
