import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('is the sum of the standard, whole or in pieces', () => {
  expect(crc32(bytes('123456789'))).toBe(0xcb_f4_39_26);
  expect(crc32(bytes('56789'), crc32(bytes('1234')))).toBe(0xcb_f4_39_26);
  expect(crc32(bytes(''))).toBe(0);
});
