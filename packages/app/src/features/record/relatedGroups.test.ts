import { expect, it } from 'vitest';
import { groupOf, matchingGroups } from './relatedGroups.ts';

const groups = [
  {
    id: 'source',
    label: '人房数据',
    tabs: [
      { id: 'p', label: '人口信息' },
      { id: 'h', label: '房屋信息' },
    ],
  },
  { id: 'event', label: '事件', tabs: [{ id: 'e', label: '事件信息 · 所属网格' }] },
];

it('finds tabs by words in their names, and leaves out areas without any', () => {
  expect(matchingGroups(groups, ' 房屋 ').map(({ id, tabs }) => [id, tabs.map((tab) => tab.id)])).toEqual([
    ['source', ['h']],
  ]);
  expect(matchingGroups(groups, '信息').map(({ tabs }) => tabs.length)).toEqual([2, 1]);
  expect(matchingGroups(groups, '')).toEqual(groups);
  expect(matchingGroups(groups, '没有')).toEqual([]);
});

it('opens the area of the tab in the link', () => {
  expect([groupOf(groups, 'e'), groupOf(groups, 'gone'), groupOf([], 'e')]).toEqual(['event', 'source', '']);
});
