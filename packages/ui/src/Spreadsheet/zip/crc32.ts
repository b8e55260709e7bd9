const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xed_b8_83_20 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The check sum of ZIP; `before` is the sum of the bytes that stand before these. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  for (let at = 0; at < bytes.length; at += 1) sum = (table[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
