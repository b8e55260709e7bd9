/** Tags of the types of ASN.1 that certificates are made of. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const;

function length(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.from([bytes]);
  const hex = bytes.toString(16);
  const digits = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits]);
}

/** A value with its tag and length, as DER (X.690) writes it. */
export const encode = (tag: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag]), length(content.length), content]);

/** Values in order. */
export const sequence = (...parts: readonly Buffer[]): Buffer => encode(TAG.sequence, Buffer.concat(parts));
/** Values without order. */
export const set = (...parts: readonly Buffer[]): Buffer => encode(TAG.set, Buffer.concat(parts));
/** A string of bytes. */
export const octets = (content: Buffer): Buffer => encode(TAG.octets, content);
/** A text. */
export const utf8 = (text: string): Buffer => encode(TAG.utf8, Buffer.from(text, 'utf8'));
/** The value true. */
export const derTrue = (): Buffer => encode(TAG.boolean, Buffer.from([0xff]));

/** A positive integer from its bytes, the most significant first. */
export const integer = (bytes: Buffer): Buffer =>
  encode(TAG.integer, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

/** A string of bits; `unused` of the last byte do not count. */
export const bits = (content: Buffer, unused = 0): Buffer =>
  encode(TAG.bits, Buffer.concat([Buffer.from([unused]), content]));

/** An object identifier, such as `2.5.29.17`. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [40 * first + second, ...rest].flatMap((number) => {
    const groups = [number & 0x7f];
    for (let left = number >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return encode(TAG.oid, Buffer.from(bytes));
}

/** A moment before 2050, to the second. */
export const utcTime = (at: Date): Buffer =>
  encode(TAG.utcTime, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`, 'ascii'));
