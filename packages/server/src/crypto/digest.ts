import { hmac } from '@noble/hashes/hmac.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The md5 of a text in lower-case hex, as BladeX clients send passwords. */
export const md5Hex = (text: string): string => bytesToHex(md5(utf8ToBytes(text)));

/** The SHA-256 of a text in hex: what is stored of a token. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Bytes as base64 for addresses, without padding. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The HMAC-SHA-256 of a text under a secret, as 43 characters. */
export const sign = (secret: string, text: string): string =>
  base64url(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));
