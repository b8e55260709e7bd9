import { expect, it } from 'vitest';
import { inList } from './inList.tsx';

it.each([
  ['zh', '铁路、公路、水路'],
  ['en', '铁路, 公路, 水路'],
])('lists names as %s does', (locale, words) => expect(inList(['铁路', '公路', '水路'], locale)).toBe(words));
