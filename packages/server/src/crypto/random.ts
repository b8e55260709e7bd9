import { base64url } from './digest.ts';

/** Random bytes fit for keys. */
export const randomBytes = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));

/** 256 random bits as 43 characters. */
export const randomToken = (): string => base64url(randomBytes(32));

/** `length` characters drawn evenly from an alphabet of at most 256. */
export function randomText(alphabet: string, length: number): string {
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length))
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
  }
  return text;
}

/** Signs of a code that nobody takes for each other when reading it aloud. */
export const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A password that nobody chose: 16 characters that are not mistaken for each other, about 91 bits. */
export const randomPassword = (): string => randomText('abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXYZ234679', 16);
