import { expect, it } from 'vitest';
import { categoryChoices } from './categoryChoices.ts';

it('marks the categories under which nothing can be started', () => {
  const options = [
    { value: 'flow_1', label: '请假流程' },
    { value: 'flow_2', label: '报销流程' },
  ];
  expect(categoryChoices(options, (category) => category === 'flow_1', '没有申请表单')).toEqual([
    options[0],
    { value: 'flow_2', label: '报销流程 · 没有申请表单', tone: 'warning' },
  ]);
});
