import { expect, test } from 'vitest';
import { cleanPhone } from './phone.ts';

test.each([
  ['138 1234 5678', '13812345678'],
  ['+86 138-1234-5678', '13812345678'],
  ['008613812345678', '13812345678'],
  ['１３８１２３４５６７８', '13812345678'],
  ['138****5678', '138****5678'],
  ['86', '86'],
])('%s becomes %s', (typed, clean) => expect(cleanPhone(typed)).toBe(clean));
