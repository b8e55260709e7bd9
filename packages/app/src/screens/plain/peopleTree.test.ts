import { expect, it } from 'vitest';
import { hitsOf, topOf } from './peopleTree.ts';

const choices = [
  { id: '1', account: 'zhangsan', realName: '张三', deptName: '综治办' },
  { id: '2', account: 'zhangsan2', realName: '张三', deptName: '综治办' },
  { id: '3', account: 'zhangsan3', realName: '张三', deptName: '东风社区、综治办' },
  { id: '4', account: 'visitor', realName: '', deptName: '' },
];

it('tells namesakes apart by department, and within one by account', () => {
  expect(hitsOf(choices).map(({ title }) => title)).toEqual(['张三（综治办，zhangsan）', '张三（综治办，zhangsan2）', '张三（东风社区、综治办）', 'visitor']);
});

it('puts people below their first department, and others at the top', () => {
  const people = hitsOf(choices);
  expect(topOf(people).map(({ title, isGroup = false }) => [title, isGroup])).toEqual([['东风社区', true], ['综治办', true], ['visitor', false]]);
  expect(people.map(({ above }) => above.map(({ title }) => title))).toEqual([['综治办'], ['综治办'], ['东风社区'], []]);
});
