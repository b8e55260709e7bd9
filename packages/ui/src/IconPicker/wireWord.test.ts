import { expect, test } from 'vitest';
import { wireWord } from './wireWord.ts';

test.each([
  ['iconfont iconicon_setting', 'setting'],
  ['iconfont icon-map', 'map'],
  ['iconfont icon_tree', 'tree'],
  ['route', 'route'],
])('the word of %j is %s', (name, word) => {
  expect(wireWord(name)).toBe(word);
});
