import { expect, it } from 'vitest';
import { groupCommands, type Command } from './commands.ts';

const commands: Command[] = [
  { id: 'add', label: '新增网格员', group: '当前页面', shortcut: 'N' },
  { id: 'theme', label: '切换主题', group: '外观', names: ['theme'] },
  { id: 'export', label: '导出', group: '当前页面' },
];
const show = (query: string, recents: string[] = []) =>
  groupCommands(commands, recents, '最近', query, () => []).map(
    ({ label, items }) => `${label}: ${items.map(({ id }) => id).join(' ')}`,
  );

it('groups in the order of the first command', () => expect(show('')).toEqual(['当前页面: add export', '外观: theme']));

it('puts recent ones first while nothing is typed, and once', () => {
  expect(show('', ['theme', 'gone'])).toEqual(['最近: theme', '当前页面: add export']);
  expect(show('THEME', ['add'])).toEqual(['外观: theme']);
});

it('keeps what was found elsewhere, whatever is typed', () => {
  const found = { id: 'r', label: '王*', group: '找到的记录', isFound: true };
  expect(groupCommands([...commands, found], [], '最近', '0544', () => [])).toEqual([
    { label: '找到的记录', items: [{ id: 'r', label: '王*' }] },
  ]);
});

it('puts what is called as typed before what only holds it', () => {
  const pages = ['小程序量表分类', '小程序量表', '小程序量表记录'].map((label) => ({
    id: label,
    label,
    group: '菜单',
  }));
  const initials = (text: string) => [text.replace('小程序量表', 'xcxlb')];
  for (const query of ['小程序量表', 'xcxlb']) {
    const [menu] = groupCommands([...commands, ...pages], [], '最近', query, initials);
    expect(menu?.items.map(({ id }) => id)).toEqual(['小程序量表', '小程序量表分类', '小程序量表记录']);
  }
});
