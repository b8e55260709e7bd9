import { expect, it } from 'vitest';
import { type WechatEntry, menuFaults } from './menuFaults.ts';

const entry = (id: string, parentId: string, more: Partial<WechatEntry> = {}): WechatEntry => ({
  id,
  parentId,
  name: `菜单${id}`,
  key: '',
  url: 'https://town.example/m',
  ...more,
});

it('finds nothing in a menu that WeChat takes', () => {
  expect(
    menuFaults([entry('1', '0', { url: '' }), entry('11', '1'), entry('2', '0', { url: 'pages/home', key: '' })]),
  ).toEqual([]);
});

it('finds what WeChat refuses and links that phones cannot open', () => {
  const many = (parent: string, count: number) =>
    Array.from({ length: count }, (_, at) => entry(`${parent}${at}`, parent));
  expect(menuFaults([])).toEqual([{ kind: 'none' }]);
  expect(menuFaults(['1', '2', '3', '4'].map((id) => entry(id, '0')))).toEqual([{ kind: 'manyTop', count: 4 }]);
  expect(menuFaults([entry('1', '0'), ...many('1', 6)])).toEqual([{ kind: 'manyBelow', name: '菜单1', count: 6 }]);
  expect(menuFaults([entry('1', '0', { name: '我要上报事' })])).toEqual([]);
  expect(menuFaults([entry('1', '0', { name: '我要上报事件' })])).toEqual([
    { kind: 'long', name: '我要上报事件', bytes: 18, most: 16 },
  ]);
  expect(menuFaults([entry('1', '0', { url: '' })])).toEqual([{ kind: 'idle', name: '菜单1' }]);
  for (const url of ['http://town.example/m', 'https://localhost/m', 'https://10.1.2.3/m', 'javascript:alert(1)'])
    expect(menuFaults([entry('1', '0', { url })])).toEqual([{ kind: 'link', name: '菜单1' }]);
});
