import { expect, it } from 'vitest';
import { openFields } from './messageFields.ts';

it('finds what stands in braces, each once', () => {
  expect(openFields('关于{事项}', '请于{时间}到{地点}参加{事项}')).toEqual(['事项', '时间', '地点']);
});

it('leaves braces that name nothing', () => {
  expect(openFields('{}', '{a\nb}', '{{', `{${'长'.repeat(21)}}`)).toEqual([]);
});
