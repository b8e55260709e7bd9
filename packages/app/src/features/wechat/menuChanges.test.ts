import type { WechatEntry } from '@lattice/api/wechat/menuFaults';
import { expect, it } from 'vitest';
import { menuChanges } from './menuChanges.ts';

const entry = (id: string, parentId = '0', url = 'https://town.example'): WechatEntry => ({
  id,
  parentId,
  name: `菜单${id}`,
  key: '',
  url,
});

it('tells what became of each entry since the menu was published', () => {
  const published = [entry('1'), entry('2'), entry('21', '2'), entry('22', '2'), entry('23', '2')];
  const now = [entry('1', '0', 'https://other.example'), entry('2'), entry('22', '2'), entry('21', '2'), entry('3')];
  expect(menuChanges(now, published).map(({ id, change }) => `${id} ${change}`)).toEqual([
    '1 changed',
    '2 same',
    '22 moved',
    '21 moved',
    '3 added',
    '23 removed',
  ]);
});
