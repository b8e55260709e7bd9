import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const shown = (before: string, after: string) =>
  differenceOf(before, after).map((line) =>
    line.map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind]).join(''),
  );

it('tells what became of lines, and of words inside of them', () => {
  expect(shown('标题\n周五上午九点开会', '标题\n周六上午九点开会\n请准时')).toEqual([
    '标题',
    '周-五-+六+上午九点开会',
    '+请准时+',
  ]);
  expect(shown('Bring 20 chairs', 'Bring 25 chairs')).toEqual(['Bring -20-+25+ chairs']);
  expect(shown('一\n二', '二')).toEqual(['-一-', '二']);
});

it('leaves equal texts as they are', () => {
  expect(shown('一\n二', '一\n二')).toEqual(['一', '二']);
  expect(shown('', '')).toEqual([]);
});
