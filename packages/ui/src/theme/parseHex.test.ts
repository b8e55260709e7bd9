import { expect, it } from 'vitest';
import { parseHex } from './parseHex.ts';

it('understands what people type as a colour, and nothing else', () => {
  expect(parseHex('#409EFF')).toBe('#409eff');
  expect(parseHex(' f60 ')).toBe('#ff6600');
  expect(parseHex('＃４０９ＥＦＦ')).toBe('#409eff');
  for (const text of ['', '#', '#12345', 'blue', '#ggg']) expect(parseHex(text)).toBeUndefined();
});
