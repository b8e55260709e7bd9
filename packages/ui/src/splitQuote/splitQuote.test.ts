import { expect, it } from 'vitest';
import { splitQuote } from './splitQuote.tsx';

it('takes the first lines that are quoted apart from what is said of them', () => {
  expect(splitQuote('> 周五上午\n请核对时间')).toEqual({ quote: '周五上午', text: '请核对时间' });
  expect(splitQuote('> 周五上午\n> 九点\n请核对\n> 不是引用')).toEqual({
    quote: '周五上午\n九点',
    text: '请核对\n> 不是引用',
  });
  expect(splitQuote('> 只有引用')).toEqual({ quote: '只有引用', text: '' });
});

it('leaves a text that quotes nothing as it is', () => {
  for (const text of ['', '没有引用的意见', '>没有空格', '先说话\n> 再引用', '> ']) {
    expect(splitQuote(text)).toEqual({ quote: '', text });
  }
});
