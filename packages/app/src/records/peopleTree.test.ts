import { expect, it } from 'vitest';
import { belowOf, flatOf, hitsOf, peopleOf, topOf } from './peopleTree.ts';

const choices = [
  { id: '1', account: 'zhangsan', realName: '张三', deptName: '综治办', deptId: '21' },
  { id: '2', account: 'zhangsan2', realName: '张三', deptName: '综治办', deptId: '21' },
  { id: '3', account: 'zhangsan3', realName: '张三', deptName: '东风社区、综治办', deptId: '22,21' },
  { id: '4', account: 'visitor', realName: '', deptName: '', deptId: '' },
];

it('tells namesakes apart by department, and within one by account', () => {
  expect(hitsOf(choices).map(({ title }) => title)).toEqual([
    '张三（综治办，zhangsan）',
    '张三（综治办，zhangsan2）',
    '张三（东风社区、综治办）',
    'visitor',
  ]);
});

it('puts people below their first department, and others at the top', () => {
  const people = hitsOf(choices);
  expect(topOf(people).map(({ title, isGroup = false }) => [title, isGroup])).toEqual([
    ['东风社区', true],
    ['综治办', true],
    ['visitor', false],
  ]);
  expect(people.map(({ above }) => above.map(({ title }) => title))).toEqual([
    ['综治办'],
    ['综治办'],
    ['东风社区'],
    [],
  ]);
});

it('names the department of a person below it only once they are chosen', () => {
  const [first] = hitsOf(choices)[0]?.above ?? [];
  expect(belowOf(hitsOf(choices), first?.id ?? '').map(({ title, chosenTitle }) => [title, chosenTitle])).toEqual([
    ['张三（zhangsan）', '张三（综治办，zhangsan）'],
    ['张三（zhangsan2）', '张三（综治办，zhangsan2）'],
  ]);
  const both = [
    { id: '5', account: 'a', realName: '王五', deptName: '东风社区', deptId: '22' },
    { id: '6', account: 'b', realName: '王五', deptName: '东风社区、综治办', deptId: '22,21' },
  ];
  expect(belowOf(hitsOf(both), 'dept 东风社区').map(({ title }) => title)).toEqual(['王五（a）', '王五（b）']);
});

it('orders people by pinyin', () => {
  const named = (realName: string) => ({ id: realName, account: realName, realName, deptName: '', deptId: '' });
  expect(hitsOf(['周敏', '董明华', '安宁'].map(named)).map(({ id }) => id)).toEqual(['安宁', '董明华', '周敏']);
});

it('narrows people to those of a department, in whatever place it is theirs, and to all where it has none', () => {
  const narrowed = (deptId: string) => flatOf(hitsOf(peopleOf(choices, deptId))).map(({ id }) => id);
  expect(narrowed('22')).toEqual(['3']);
  expect(narrowed('21')).toEqual(['1', '2', '3']);
  expect(narrowed('2')).toHaveLength(4);
  expect(narrowed('')).toHaveLength(4);
});

it('takes people as a server of BladeX gives them, without departments', () => {
  const bare = [{ id: '1', account: 'zhangsan', realName: '张三' }];
  expect(hitsOf(peopleOf(bare, '21')).map(({ title, above }) => [title, above])).toEqual([['张三', []]]);
});
