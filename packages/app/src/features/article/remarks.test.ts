import { splitQuote } from '@lattice/ui/splitQuote';
import { expect, it } from 'vitest';
import { markQuotes, toComment, withoutMarks } from './remarks.ts';

it('keeps the place of a remark in its comment', () => {
  const remark = { quote: '周五上午', text: '请核对时间' };
  expect(splitQuote(toComment(remark))).toEqual(remark);
  expect(toComment({ quote: '', text: '没有引用的意见' })).toBe('没有引用的意见');
});

it('marks quoted words between tags, never inside of one, and takes the marks away', () => {
  expect(markQuotes('<p title="九点">周五九点，九点</p>', ['九点'])).toBe(
    '<p title="九点">周五<mark>九点</mark>，九点</p>',
  );
  expect(withoutMarks('<p>周五<mark>九点</mark>，<b>九点</b></p>')).toBe('<p>周五九点，<b>九点</b></p>');
  expect(markQuotes('<p>A &lt; B</p>', ['A < B', '没有'])).toBe('<p><mark>A &lt; B</mark></p>');
});
