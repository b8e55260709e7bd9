import { expect, it } from 'vitest';
import { composedFrom, composedWords } from './composedWords.ts';

const parts = ['{community}', '{building}', '{roomNo}室'];

it('joins the words of its parts and leaves out what has none', () => {
  const words: Record<string, string> = { community: '海棠花园', building: '', roomNo: '501 ' };
  expect(composedFrom(parts)).toEqual(['community', 'building', 'roomNo']);
  expect(composedWords(parts, (name) => words[name] ?? '')).toBe('海棠花园501室');
  expect(composedWords(parts, () => '')).toBe('');
});
