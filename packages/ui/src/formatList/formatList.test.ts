import { expect, it } from 'vitest';
import { formatList } from './formatList.tsx';

it.each([
  ['zh', '铁路、公路、水路'],
  ['en', '铁路, 公路, 水路'],
])('lists names as %s does', (locale, words) => expect(formatList(['铁路', '公路', '水路'], locale)).toBe(words));
