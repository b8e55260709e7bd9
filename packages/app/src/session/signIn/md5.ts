import { md5 as digest } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The md5 of a text as lower-case hex, the form in which servers of dialect A take passwords. */
export const md5 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));
