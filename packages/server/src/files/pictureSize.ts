/** Width and height of a picture in pixels, as its header says; null where the header is not sound. */
export type PictureSize = (bytes: Uint8Array) => readonly [width: number, height: number] | null;

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Markers of a frame, which say the size: all from C0 to CF but tables (C4, CC) and a reserved one (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that no length follows. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

const jpeg: PictureSize = (bytes) => {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return [view(bytes).getUint16(at + 7), view(bytes).getUint16(at + 5)];
    // A marker may have further FF before it.
    at += marker === 0xff ? 1 : isBare(marker) ? 2 : 2 + view(bytes).getUint16(at + 2);
  }
  return null;
};

const png: PictureSize = (bytes) =>
  bytes.length >= 24 && ascii(bytes, 12, 16) === 'IHDR' ? [view(bytes).getUint32(16), view(bytes).getUint32(20)] : null;

const gif: PictureSize = (bytes) =>
  bytes.length >= 10 ? [view(bytes).getUint16(6, true), view(bytes).getUint16(8, true)] : null;

/** The three forms of WebP: lossy, lossless, and one with a canvas for animation, transparency and notes. */
const webp: PictureSize = (bytes) => {
  if (bytes.length < 30) return null;
  const data = view(bytes);
  const form = ascii(bytes, 12, 16);
  if (form === 'VP8X') {
    const lessOne = (at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 0x1_00_00;
    return [1 + lessOne(24), 1 + lessOne(27)];
  }
  if (form === 'VP8L' && bytes[20] === 0x2f) {
    const bits = data.getUint32(21, true);
    return [1 + (bits & 0x3f_ff), 1 + ((bits >>> 14) & 0x3f_ff)];
  }
  const begins = [0x9d, 0x01, 0x2a].every((byte, i) => bytes[23 + i] === byte);
  return form === 'VP8 ' && begins ? [data.getUint16(26, true) & 0x3f_ff, data.getUint16(28, true) & 0x3f_ff] : null;
};

/** How each kind of picture that is taken is measured, by MIME type. */
export const pictureSizes: Readonly<Record<string, PictureSize>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/gif': gif,
  'image/webp': webp,
};
