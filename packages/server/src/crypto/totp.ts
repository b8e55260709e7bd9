import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { randomBytes } from './random.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Seconds for which a code is good. */
const PERIOD = 30;

/** Bytes in base 32, as authenticator applications take secrets. */
export function base32(bytes: Uint8Array): string {
  let [text, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += ALPHABET[(value >>> (bits - 5)) & 31];
      bits -= 5;
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + (ALPHABET[(value << (5 - bits)) & 31] ?? '') : text;
}

function bytesOf(secret: string): Uint8Array {
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of secret) {
    value = (value << 5) | ALPHABET.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bytes.push((value >>> (bits - 8)) & 255);
      bits -= 8;
    }
    value &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}

/** A new secret of 160 bits. */
export const newSecret = (): string => base32(randomBytes(20));

/** The step of 30 seconds in which a moment lies. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / PERIOD);

/** The code of six digits for a step (RFC 6238 with SHA-1, which every authenticator speaks). */
export function codeOf(secret: string, step: number): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(step));
  const digest = hmac(sha1, bytesOf(secret), counter);
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = new DataView(digest.buffer, digest.byteOffset).getUint32(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step for which a code is right, at most one off the moment and later than `after`; null for none. */
export function stepOf(secret: string, code: string, moment: Date, after: number): number | null {
  const now = stepAt(moment);
  return [now - 1, now, now + 1].find((step) => step > after && codeOf(secret, step) === code) ?? null;
}

/** The address that authenticators read from a picture. */
export const otpauthUri = (secret: string, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${secret}` +
  `&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${PERIOD}`;
