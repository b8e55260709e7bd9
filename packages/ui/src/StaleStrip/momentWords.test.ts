import { expect, it } from 'vitest';
import { momentWords } from './momentWords.ts';

const read = new Date('2026-03-10T10:42:05+08:00');

it.each([
  ['the same day in China', '2026-03-10T23:50:00+08:00', '10:42'],
  ['the next day in China', '2026-03-11T00:10:00+08:00', '03/10 10:42'],
])('says a moment on %s', (_, now, words) => {
  expect(momentWords(read, new Date(now), 'zh-CN')).toBe(words);
});
