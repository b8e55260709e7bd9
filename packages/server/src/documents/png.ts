const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

const crc = (bytes: Uint8Array) => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (table[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

const concat = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const number = (value: number) => Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

const chunk = (name: string, data: Uint8Array) => {
  const body = concat(new TextEncoder().encode(name), data);
  return concat(number(data.length), body, number(crc(body)));
};

const deflated = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  );

/** A picture of palette indices as PNG (ISO/IEC 15948): one byte a pixel, `palette` as red, green, blue. */
export async function png(
  width: number,
  height: number,
  pixels: Uint8Array,
  palette: readonly (readonly [number, number, number])[],
): Promise<Uint8Array> {
  const lines = Array.from({ length: height }, (_, y) =>
    concat(Uint8Array.of(0), pixels.subarray(y * width, (y + 1) * width)),
  );
  return concat(
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', concat(number(width), number(height), Uint8Array.of(8, 3, 0, 0, 0))),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflated(concat(...lines))),
    chunk('IEND', new Uint8Array()),
  );
}
