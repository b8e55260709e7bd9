import { expect, test } from 'vitest';
import { lowerCaseLabel } from './lowerCaseLabel.tsx';

test.each([
  ['Hazard point', 'hazard point'],
  ['Key public-order area', 'key public-order area'],
  ['Grid-member link', 'grid-member link'],
  ['Grid', 'grid'],
  ['Party member', 'Party member'],
  ['WeChat user', 'WeChat user'],
  ['SMS configuration', 'SMS configuration'],
  ['API log', 'API log'],
])('%s is %s in an English sentence', (label, words) => expect(lowerCaseLabel(label, 'en')).toBe(words));

test('no other language changes it', () => {
  expect(lowerCaseLabel('Hazard point', 'zh')).toBe('Hazard point');
  expect(lowerCaseLabel('隐患点', 'en')).toBe('隐患点');
});
