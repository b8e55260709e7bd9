import { expect, it } from 'vitest';
import { plainText, wordsIn } from './wordCheck.ts';

const rules = ['残废人', 'App', '最佳'].map((word) => ({ word, suggestion: '', level: '2' }));

it.each([
  ['<p>关爱残<b>废</b>人</p>', ['残废人']],
  ['<p>关爱残 废\n人，下载 APP</p>', ['残废人', 'App']],
  ['<p>关爱残疾人</p>', []],
  ['', []],
])('finds the words of the town in %j', (html, words) => {
  expect(wordsIn(html, rules).map(({ word }) => word)).toEqual(words);
});

it('reads formatted text as lines', () => {
  expect(plainText('<h2>标题</h2><p>一 &amp; 二<br>三</p><ul><li>四</li></ul>')).toBe('标题\n一 & 二\n三\n四');
});
