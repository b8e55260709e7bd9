import { expect, test } from 'vitest';
import { inSentence } from './inSentence.tsx';

test.each([
  ['Hazard point', 'hazard point'],
  ['Key public-order area', 'key public-order area'],
  ['Grid-member link', 'grid-member link'],
  ['Grid', 'grid'],
  ['Party member', 'Party member'],
  ['WeChat user', 'WeChat user'],
  ['SMS configuration', 'SMS configuration'],
  ['API log', 'API log'],
])('%s is %s in an English sentence', (label, words) => {
  expect(inSentence(label, 'en')).toBe(words);
});

test('no other language changes it', () => {
  expect(inSentence('Hazard point', 'zh')).toBe('Hazard point');
  expect(inSentence('隐患点', 'en')).toBe('隐患点');
});
