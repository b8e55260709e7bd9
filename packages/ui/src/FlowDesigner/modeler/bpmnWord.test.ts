import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bpmnWord } from './bpmnWord.ts';

it('is English as it is, and Chinese by the overlay before the list', () => {
  expect(bpmnWord('en', 'Create user task')).toBe('Create user task');
  expect(bpmnWord('zh', 'Create user task')).toBe('添加用户任务');
  expect(bpmnWord('zh', 'Exclusive gateway')).toBe('排他网关');
  expect(bpmnWord('zh', 'Timer start event')).toBe('定时启动事件');
});

it('fills places, and leaves what it does not know', () => {
  expect(bpmnWord('zh', 'Open {element}', { element: '子流程' })).toBe('打开 子流程');
  expect(bpmnWord('en', 'Open {element}')).toBe('Open {element}');
  expect(bpmnWord('zh', 'Nobody said this')).toBe('Nobody said this');
});

it('knows every word of palette and pad in Chinese', () => {
  const source = readFileSync(new URL('paletteParts.ts', import.meta.url), 'utf8');
  const words = [...source.matchAll(/'((?:Activate|Create|Append|Connect|Delete)[^']*)'/g)].map(
    ([, word = '']) => word,
  );
  expect(words.length).toBeGreaterThan(12);
  expect(words.filter((word) => bpmnWord('zh', word) === word)).toEqual([]);
});
