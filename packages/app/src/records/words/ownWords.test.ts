import { expect, it } from 'vitest';
import { ownWords } from './ownWords.ts';

it('names the entries of a dictionary that the server lacks in the language shown, with their tones', () => {
  expect(ownWords('user_status', 'zh').slice(0, 2)).toEqual([
    { value: '0', label: '待审核', tone: 'warning' },
    { value: '1', label: '正常', tone: 'success' },
  ]);
  expect(ownWords('user_status', 'en')[1]?.label).toBe('Active');
  expect(ownWords('nobody_knows', 'zh')).toEqual([]);
});
